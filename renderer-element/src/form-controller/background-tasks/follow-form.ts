import { ref, subscribe } from 'valtio/vanilla';
import { fitForPaper } from '../../theme/load-print-styles.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import { shownLimit } from '../../field-types/controls/character-limit.ts';
import { addTools } from './add-tools.ts';
import { followClock } from './follow-clock.ts';
import { toBreak } from '../../navigation/transitions.ts';
import type { Walk } from '../../navigation/form-navigation.ts';

/**
 * Takes up, once their code is there, what the first page does without: the break the visitor was at,
 * calendars beside dates, the clock, the counters of characters read out.
 */
export function attend(walk: Walk, breakId = ''): void {
  toBreak(walk, breakId);
  // Who types or chooses, or holds a key for a shortcut, may print what stands there.
  for (const name of ['keydown', 'input']) window.addEventListener(name, fitForPaper, once);
  void addTools(walk.loaded).then((hasTools) => {
    const { open, state } = walk;
    // Meanwhile another form may have been opened.
    if (hasTools && state.opened?.session === open.session)
      state.opened = ref({ ...open, surroundings: { ...open.surroundings } });
  });
  let { session } = walk.open;
  let stop = follow(walk);
  const stopWatching = subscribe(walk.state, () => {
    const now = walk.state.opened?.session;
    if (now === session) return;
    stop();
    // Another form was opened; otherwise this one was begun again with empty fields.
    if (!now || now !== walk.open.session) return stopWatching();
    session = now;
    stop = follow(walk);
  });
}

const once = { once: true };

function follow(walk: Walk): () => void {
  const stops = [followClock(walk), followCounts(walk)];
  return () => stops.forEach((stop) => stop());
}

/** Few forms count characters: the code that reads the counts out comes for those. */
function followCounts(walk: Walk): () => void {
  const events = new AbortController();
  const { pages } = walk.loaded.form;
  const hasLimit = [...walkFields(pages)].some(
    ({ field }) => shownLimit(field.custom_properties ?? {}) !== undefined,
  );
  if (hasLimit)
    void import('./announce-counts.ts').then(({ announceCounts }) => {
      if (!events.signal.aborted) events.signal.addEventListener('abort', announceCounts(walk));
    }, unheard);
  return () => events.abort();
}

/** Without a line counts are seen and not heard. */
function unheard(): void {
  return undefined;
}
