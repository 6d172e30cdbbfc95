import { useEffect, useRef, type RefObject } from 'react';
import { takeHeadingFocus } from './heading-focus.ts';

/** The heading of a screen (with `tabIndex` -1): takes the focus when a navigation brought the screen. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeHeadingFocus()) heading.current?.focus();
  }, []);
  return heading;
}
