import { ref, subscribe } from 'valtio/vanilla';
import { addStyles } from '../theme/style-sheets.ts';
import { addTools } from './add-tools.ts';
import { announceCounts } from './announce-counts.ts';
import { followClock } from './follow-clock.ts';
import { toBreak } from './moves.ts';
import type { Walk } from './walk.ts';

/**
 * Takes up, once their code is there, what the first page does without: the break the visitor was at,
 * calendars beside dates, the clock, the counters of characters read out.
 */
export function attend(walk: Walk, breakId = ''): void {
  toBreak(walk, breakId);
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

/** Who types or chooses, or holds a key for a shortcut, may print what stands there. */
function fitForPaper(): void {
  void import('../theme/print.ts').then(({ styles }) => addStyles(styles), asOnScreen);
}

/** Without a line paper looks like the screen. */
function asOnScreen(): void {
  return undefined;
}

function follow(walk: Walk): () => void {
  const stops = [followClock(walk), announceCounts(walk)];
  return () => stops.forEach((stop) => stop());
}
