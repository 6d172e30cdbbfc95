import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { areaBetween, type Mask, type Point } from './mask.ts';
import { MaskBox } from './mask-box.tsx';
import type { RedactableDocument } from './documents/redactable-document.ts';
import type { Masks } from './use-masks.ts';

interface RedactionStageProps {
  readonly document: RedactableDocument;
  readonly page: number;
  /** 1 shows the page as wide as the form. */
  readonly zoom: number;
  readonly masks: Masks;
  readonly id: string;
  readonly text: FormatContext;
  onRemove(mask: Mask): void;
}

/** The page is rendered for the screen only; the new file is rendered again. */
const drawnWidth = 1_000;

/** The page with its masks; dragging draws a new one. */
export function RedactionStage(props: RedactionStageProps) {
  const { document, page, zoom, masks, id, text, onRemove } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const start = useRef<Point | null>(null);
  const [drawn, setDrawn] = useState<{ from: Point; to: Point } | null>(null);
  useEffect(() => {
    let isGone = false;
    void document.drawPage(page, drawnWidth * Math.min(zoom, 2)).then((picture) => {
      if (!isGone && canvas.current) show(canvas.current, picture);
    });
    return () => {
      isGone = true;
    };
  }, [document, page, zoom]);
  const size = () => canvas.current?.getBoundingClientRect() ?? new DOMRect();
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = size();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = pointOf(event);
  };
  const drag = (event: PointerEvent) => {
    if (start.current) setDrawn({ from: start.current, to: pointOf(event) });
  };
  const release = () => {
    if (drawn) masks.add({ page, ...areaBetween(drawn.from, drawn.to) });
    start.current = null;
    setDrawn(null);
  };
  const preview = drawn && { id: 0, page, ...areaBetween(drawn.from, drawn.to) };
  return (
    <div
      className="redaction-window"
      role="region"
      aria-label={text.translate('form.redaction.window')}
      // Focusable, because the keyboard scrolls only a focused element.
      tabIndex={0}
    >
      <div
        className="redaction-page"
        style={{ width: `${zoom * 100}%` }}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
      >
        <canvas
          ref={canvas}
          className="redaction-picture"
          role="img"
          aria-label={text.translate('form.redaction.page', pageOf(page, document))}
        />
        {masks.all.map((mask, index) =>
          mask.page === page ? (
            <MaskBox
              key={mask.id}
              mask={mask}
              name={text.translate('form.redaction.mask', { number: index + 1 })}
              help={`${id}-help`}
              pageSize={size}
              onChange={masks.change}
              onRemove={() => onRemove(mask)}
            />
          ) : null,
        )}
        {preview && <div className="mask" style={styleOf(preview)} />}
      </div>
    </div>
  );
}

/** The parameters of messages: the page number and the number of pages. */
export function pageOf(page: number, { pageCount }: Pick<RedactableDocument, 'pageCount'>) {
  return { page: page + 1, pages: pageCount };
}

function show(canvas: HTMLCanvasElement, picture: HTMLCanvasElement): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}

function styleOf({ left, top, width, height }: Mask) {
  const percent = (part: number) => `${part * 100}%`;
  return {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  };
}
