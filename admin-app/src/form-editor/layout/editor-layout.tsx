import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconAdjustments, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { lazyPart } from '../../feedback/lazy-part.tsx';
import { useWasOpened } from '../../frame/use-was-opened.ts';
import { LeftPanel, useLeftPanelLabel } from './left-panel.tsx';
import styles from './editor-layout.module.css';

/** Most windows have space for both panels. */
export const LazyPanelDrawer = lazyPart(
  async () => (await import('./panel-drawer.tsx')).PanelDrawer,
);

/** The widths from which the panels are beside the canvas; below them they are drawers. */
const widthForInspectorPx = 720;
const widthForBothPx = 920;
/** With the preview beside it, the canvas needs the space. */
const widthForAllPx = 1200;

/** Palette and tree at the left, canvas in the middle, properties at the right. */
export function EditorLayout({ canvas }: { canvas: ReactNode }) {
  const { t } = useLingui();
  const leftName = useLeftPanelLabel();
  const { ref, width } = useElementSize();
  const { hasPreview, previewWindow } = useEditorState();
  const isNarrowed = hasPreview && previewWindow === null;
  const hasLeft = width >= (isNarrowed ? widthForAllPx : widthForBothPx);
  const hasRight = width >= widthForInspectorPx;
  return (
    <div
      ref={ref}
      className={styles.layout}
      data-left={hasLeft || undefined}
      data-right={hasRight || undefined}
    >
      <SidePanel side="left" isBeside={hasLeft} name={leftName}>
        <LeftPanel />
        <CloseAfterChange />
      </SidePanel>
      <div className={styles.middle}>
        <DrawerButtons hasLeft={hasLeft} hasRight={hasRight} />
        {canvas}
      </div>
      <SidePanel side="right" isBeside={hasRight} name={t`Eigenschappen`}>
        <Inspector />
      </SidePanel>
    </div>
  );
}

interface SidePanelProps {
  readonly side: 'left' | 'right';
  readonly isBeside: boolean;
  readonly name: string;
  readonly children: ReactNode;
}

/** A panel beside the canvas, or a drawer over it. */
function SidePanel({ side, isBeside, name, children }: SidePanelProps) {
  const wasOpened = useWasOpened(useEditorState().drawer === side);
  if (isBeside) {
    return (
      <aside className={styles[side]} aria-label={name}>
        {children}
      </aside>
    );
  }
  return (
    wasOpened && (
      <LazyPanelDrawer side={side} name={name}>
        {children}
      </LazyPanelDrawer>
    )
  );
}

/** The buttons that open the panels for which there is no space beside the canvas. */
function DrawerButtons({ hasLeft, hasRight }: { hasLeft: boolean; hasRight: boolean }) {
  const { t } = useLingui();
  const editor = useEditor();
  const leftName = useLeftPanelLabel();
  if (hasLeft && hasRight) return null;
  return (
    <div className={styles.switches}>
      {!hasLeft && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconLayoutSidebarLeftExpand size={18} aria-hidden />}
          onClick={() => (editor.state.drawer = 'left')}
        >
          {leftName}
        </Button>
      )}
      {!hasRight && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconAdjustments size={18} aria-hidden />}
          onClick={() => (editor.state.drawer = 'right')}
        >
          {t`Eigenschappen`}
        </Button>
      )}
    </div>
  );
}

/** A drawer closes once an item was added or moved. */
function CloseAfterChange() {
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const [pagesAtOpening] = useState(pages);
  useEffect(() => {
    if (pages !== pagesAtOpening && editor.state.drawer === 'left') editor.state.drawer = null;
  }, [editor, pages, pagesAtOpening]);
  return null;
}
