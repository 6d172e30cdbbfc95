import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Where a drawn field is found: the renderer gives its frame an id made of the cell's key. */
const frameOf = (root: ShadowRoot, key: string) => root.getElementById(`field-${key}`);

/**
 * Keeps boxes in the page exactly over the fields that are drawn inside a shadow root: the boxes
 * take the mouse and the keyboard, and visitor and staff styles never meet.
 */
export function useFieldBoxes(overlay: HTMLElement | null, drawn: ShadowRoot | null) {
  const boxes = useRef(new Map<string, HTMLElement>());
  const place = useCallback(() => {
    if (!overlay || !drawn) return;
    const origin = overlay.getBoundingClientRect();
    for (const [key, box] of boxes.current) {
      const element = frameOf(drawn, key);
      box.hidden = !element;
      if (!element) continue;
      box.toggleAttribute('data-blank', element.textContent === '');
      const frame = element.getBoundingClientRect();
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

  /** Registers the box of one cell; its ref. */
  return useCallback((key: string, box: HTMLElement | null) => {
    if (box) boxes.current.set(key, box);
    else boxes.current.delete(key);
  }, []);
}
