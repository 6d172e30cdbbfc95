import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './preview-pane.module.css';
import { TryOut } from './try-out.tsx';

interface PreviewPaneProps {
  readonly version: Pick<Version, 'languages' | 'translations'>;
}

const minWidthPx = 320;
const maxWidthPx = 1000;
const stepPx = 24;

/** The form for visitors beside the canvas, which follows every edit; its width stays on this device. */
export function PreviewPane({ version }: PreviewPaneProps) {
  const { t } = useLingui();
  const pane = useRef<HTMLElement>(null);
  const [width, setWidth] = useLocalStorage({ key: 'form-preview-width', defaultValue: 420 });
  useLayoutEffect(() => pane.current?.style.setProperty('--preview-width', `${width}px`), [width]);
  return (
    <aside ref={pane} className={styles.pane} aria-label={t`Voorbeeld`}>
      <ResizeHandle width={width} onResize={setWidth} />
      <TryOut version={version} place="beside" />
    </aside>
  );
}

/** What a designer can do with the preview in a window of its own, above the canvas. */
export function PreviewStrip({ version }: PreviewPaneProps) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Voorbeeld`}>
      <TryOut version={version} place="window" />
    </aside>
  );
}

interface ResizeHandleProps {
  readonly width: number;
  readonly onResize: (width: number) => void;
}

/** The edge that makes the preview wider and narrower, by mouse and with the arrow keys. */
function ResizeHandle({ width, onResize }: ResizeHandleProps) {
  const { t } = useLingui();
  const resize = (next: number) => onResize(Math.min(maxWidthPx, Math.max(minWidthPx, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width + stepPx, ArrowRight: width - stepPx }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  const onPointerMove = ({ currentTarget, pointerId, movementX }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) resize(width - movementX);
  };
  return (
    <div
      className={styles.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={t`Breedte van het voorbeeld`}
      aria-valuemin={minWidthPx}
      aria-valuemax={maxWidthPx}
      aria-valuenow={width}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
