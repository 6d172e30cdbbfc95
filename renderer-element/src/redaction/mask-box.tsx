import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { maskAfterKey, moveMask, resizeMask, type Mask, type Point } from './mask.ts';

interface MaskBoxProps {
  readonly mask: Mask;
  readonly name: string;
  readonly help: string;
  /** The size of the page on the screen, to convert pointer moves. */
  readonly pageSize: () => DOMRect;
  onChange(mask: Mask): void;
  onRemove(): void;
}

/** A mask on the page: moved and resized by pointer or keys. */
export function MaskBox({ mask, name, help, pageSize, onChange, onRemove }: MaskBoxProps) {
  const held = useRef<{ from: Point; change: typeof moveMask } | null>(null);
  const press = (event: PointerEvent<HTMLElement>, change: typeof moveMask) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { from: { x: event.clientX, y: event.clientY }, change };
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const start = held.current;
    held.current = null;
    if (!start) return;
    const { width, height } = pageSize();
    const way = {
      x: (event.clientX - start.from.x) / width,
      y: (event.clientY - start.from.y) / height,
    };
    if (way.x !== 0 || way.y !== 0) onChange(start.change(mask, way));
  };
  const type = (event: KeyboardEvent) => {
    const next = maskAfterKey(mask, event.key, event.shiftKey);
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!next && !isRemoval) return;
    event.preventDefault();
    if (next) onChange(next);
    else onRemove();
  };
  const { left, top, width, height } = mask;
  const style = {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  };
  return (
    <button
      type="button"
      className="mask"
      data-mask={mask.id}
      style={style}
      aria-describedby={help}
      onKeyDown={type}
      onPointerDown={(event) => press(event, moveMask)}
      onPointerUp={release}
    >
      <span className="unseen">{name}</span>
      <span
        className="mask-corner"
        aria-hidden="true"
        onPointerDown={(event) => press(event, resizeMask)}
        onPointerUp={(event) => {
          event.stopPropagation();
          release(event);
        }}
      />
    </button>
  );
}

const percent = (part: number) => `${part * 100}%`;
