import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether the table in an element is wider than the element, which then scrolls by itself and not the page. */
export function useIsTooWide(): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState(false);
  useLayoutEffect(() => {
    const around = frame.current;
    const table = around?.querySelector('table');
    if (!around || !table) return undefined;
    const observer = new ResizeObserver(() => setTooWide(table.offsetWidth > around.clientWidth));
    observer.observe(around);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return [frame, isTooWide];
}
