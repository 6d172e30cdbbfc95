import type { ReactElement } from 'react';

/** A small drawing beside, or on a button with, words that say the same. */
export function drawIcon(path: string): ReactElement {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={path} />
    </svg>
  );
}
