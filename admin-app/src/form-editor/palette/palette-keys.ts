import type { KeyboardEvent } from 'react';

const items = (palette: Element) =>
  Array.from(palette.querySelectorAll<HTMLElement>('[data-palette-item]'));

/**
 * Handles the keys of the palette, whose search field is its only tab stop: the arrow keys move to
 * the types and back, and a letter typed on a type continues the search. Enter in the search adds the first one found.
 */
export function movePaletteFocus(event: KeyboardEvent<HTMLElement>): void {
  const search = event.currentTarget.querySelector<HTMLElement>('input');
  const stops = [...(search ? [search] : []), ...items(event.currentTarget)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const step = steps[event.key];
  if (step !== undefined && at !== -1) {
    event.preventDefault();
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  } else if (event.key === 'Escape' && at > 0) {
    search?.focus();
  } else if (event.key === 'Enter' && event.target === search) {
    stops[1]?.click();
  }
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
