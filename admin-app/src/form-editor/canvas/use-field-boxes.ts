import { useCallback, useLayoutEffect, useRef } from 'react';
import { BoxPlacer } from './box-placer.ts';

/**
 * Positions boxes in the page exactly over the fields that are drawn inside a shadow root: the
 * boxes handle mouse and keyboard, and styles of visitors and staff remain separate. An edit places
 * the boxes that rendered again; all of them when `order`, or the size of a field, changes.
 */
export function useFieldBoxes(
  overlay: HTMLElement | null,
  drawn: ShadowRoot | null,
  order: string,
) {
  const boxes = useRef(new Map<string, HTMLElement>());
  const rendered = useRef(new Set<string>());
  const placer = useRef<BoxPlacer>(null);

  useLayoutEffect(() => {
    if (!overlay || !drawn) return undefined;
    const created = new BoxPlacer(overlay, drawn, boxes.current);
    placer.current = created;
    return () => created.disconnect();
  }, [overlay, drawn]);
  useLayoutEffect(() => placer.current?.placeAll(), [overlay, drawn, order]);
  useLayoutEffect(() => {
    placer.current?.place(rendered.current);
    rendered.current.clear();
  });

  /** Returns the ref that registers the box of one part, each time the box renders. */
  return useCallback((key: string, box: HTMLElement | null) => {
    if (box) boxes.current.set(key, box);
    else boxes.current.delete(key);
    if (box) rendered.current.add(key);
  }, []);
}
