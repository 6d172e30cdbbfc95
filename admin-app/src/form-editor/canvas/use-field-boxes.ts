import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * How to find a drawn part: a field by its frame, whose id contains the cell's key; other parts of
 * the page by a selector.
 */
const drawnPart = (root: ShadowRoot, key: string) =>
  root.getElementById(`field-${key}`) ?? (/^[.#]/.test(key) ? root.querySelector(key) : null);

/**
 * Positions boxes in the page exactly over the fields that are drawn inside a shadow root: the
 * boxes handle mouse and keyboard, and styles of visitors and staff remain separate.
 */
export function useFieldBoxes(overlay: HTMLElement | null, drawn: ShadowRoot | null) {
  const boxes = useRef(new Map<string, HTMLElement>());
  const place = useCallback(() => {
    if (!overlay || !drawn) return;
    const origin = overlay.getBoundingClientRect();
    // All sizes are read before any box changes, so that the browser lays the page out once.
    const parts = Array.from(boxes.current, ([key, box]) => {
      const element = drawnPart(drawn, key);
      return { box, element, frame: element?.getBoundingClientRect() };
    });
    for (const { box, element, frame } of parts) {
      box.hidden = !element;
      if (!element || !frame) continue;
      box.toggleAttribute('data-blank', element.textContent === '');
      box.style.transform = `translate(${frame.left - origin.left}px, ${frame.top - origin.top}px)`;
      box.style.width = `${frame.width}px`;
      box.style.height = `${frame.height}px`;
    }
  }, [overlay, drawn]);

  useLayoutEffect(place);
  useEffect(() => {
    if (!drawn) return undefined;
    const observer = new ResizeObserver(place);
    for (const element of [drawn.host, ...drawn.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [drawn, place]);

  /** Returns the ref that registers the box of one part. */
  return useCallback((key: string, box: HTMLElement | null) => {
    if (box) boxes.current.set(key, box);
    else boxes.current.delete(key);
  }, []);
}
