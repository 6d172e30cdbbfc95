import type { Cell } from '@form-builder/core/session/session.ts';
import { characterWords } from '../field-types/character-words.ts';
import { shownLimit } from '../field-types/shown-limit.ts';
import type { Walk } from './walk.ts';

/** How long the visitor must pause before the count is read out: never with each key. */
const pauseMs = 1_000;

/** Reads out how many characters are left, near the limit, once the visitor pauses. */
export function announceCounts(walk: Walk): () => void {
  const { session } = walk.open;
  const stops = session.pages.flatMap(({ cells }) => cells.flatMap((cell) => watch(cell, walk)));
  return () => stops.forEach((stop) => stop());
}

function watch(cell: Cell, walk: Walk): readonly (() => void)[] {
  const inside = cell.children.flatMap((child) => watch(child, walk));
  const limit = shownLimit(cell.field.custom_properties ?? {});
  if (limit === undefined) return inside;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = cell.subscribe(() => {
    clearTimeout(timer);
    const length = typeof cell.value === 'string' ? cell.value.length : 0;
    if (length < limit * nearLimit) return;
    timer = setTimeout(() => {
      walk.state.news.words = characterWords(length, limit, walk.text);
    }, pauseMs);
  });
  return [...inside, stop, () => clearTimeout(timer)];
}

/** From this part of the limit on the count matters to those who do not see it. */
const nearLimit = 0.8;
