import { useLingui } from '@lingui/react/macro';
import { Button, Drawer, Tabs } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconAdjustments, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Inspector } from '../inspector/inspector.tsx';
import { PageTree } from '../page-tree/page-tree.tsx';
import { Palette } from '../palette/palette.tsx';
import styles from './editor-layout.module.css';

/** From this width the panels stand beside the canvas; below it they are drawers. */
const widthForInspectorPx = 720;
const widthForBothPx = 920;

/** Palette and tree at the left, canvas in the middle, properties at the right. */
export function EditorLayout({ canvas }: { canvas: ReactNode }) {
  const { t } = useLingui();
  const { ref, width } = useElementSize();
  const [drawer, setDrawer] = useState<'left' | 'right'>();
  const hasLeft = width >= widthForBothPx;
  const hasRight = width >= widthForInspectorPx;
  const close = () => setDrawer(undefined);
  return (
    <div
      ref={ref}
      className={styles.layout}
      data-left={hasLeft || undefined}
      data-right={hasRight || undefined}
    >
      {hasLeft ? (
        <aside className={styles.left} aria-label={t`Velden en pagina’s`}>
          <LeftPanel />
        </aside>
      ) : (
        <Drawer
          opened={drawer === 'left'}
          onClose={close}
          position="left"
          size="20rem"
          title={t`Velden en pagina’s`}
          padding={0}
        >
          <LeftPanel />
        </Drawer>
      )}
      <div className={styles.middle}>
        {!hasRight && (
          <div className={styles.switches}>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconLayoutSidebarLeftExpand size={18} aria-hidden />}
              onClick={() => setDrawer('left')}
            >
              {t`Velden en pagina’s`}
            </Button>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconAdjustments size={18} aria-hidden />}
              onClick={() => setDrawer('right')}
            >
              {t`Eigenschappen`}
            </Button>
          </div>
        )}
        {hasRight && !hasLeft && (
          <div className={styles.switches}>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconLayoutSidebarLeftExpand size={18} aria-hidden />}
              onClick={() => setDrawer('left')}
            >
              {t`Velden en pagina’s`}
            </Button>
          </div>
        )}
        {canvas}
      </div>
      {hasRight ? (
        <aside className={styles.right} aria-label={t`Eigenschappen`} data-inspector>
          <Inspector />
        </aside>
      ) : (
        <Drawer
          opened={drawer === 'right'}
          onClose={close}
          position="right"
          size="22rem"
          title={t`Eigenschappen`}
          padding={0}
        >
          <Inspector />
        </Drawer>
      )}
    </div>
  );
}

function LeftPanel() {
  const { t } = useLingui();
  return (
    <Tabs defaultValue="fields" keepMounted={false} className={styles.tabs}>
      <Tabs.List grow>
        <Tabs.Tab value="fields">{t`Velden`}</Tabs.Tab>
        <Tabs.Tab value="pages">{t`Opbouw`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="fields" className={styles.tabPanel}>
        <Palette />
      </Tabs.Panel>
      <Tabs.Panel value="pages" className={styles.tabPanel}>
        <PageTree />
      </Tabs.Panel>
    </Tabs>
  );
}
