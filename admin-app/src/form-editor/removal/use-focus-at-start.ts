import { useEffect, type RefObject } from 'react';

/** A drawer or menu that closes, and the canvas after a key, take the focus just after. */
const othersFocusMs = 50;

/** Focuses a part of a panel that opens over the canvas, also when something else takes the focus just after. */
export function useFocusAtStart(
  panel: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const focus = () => target.current?.focus();
    focus();
    const timer = setTimeout(() => {
      if (!panel.current?.contains(document.activeElement)) focus();
    }, othersFocusMs);
    return () => clearTimeout(timer);
  }, [panel, target]);
}
