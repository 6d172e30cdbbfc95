import { ref, subscribe } from 'valtio/vanilla';
import { loadPrintStyles } from '../../theme/load-print-styles.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import { visibleCharacterLimit } from '../../field-types/controls/character-limit.ts';
import { addTools } from './add-tools.ts';
import { followClock } from './follow-clock.ts';
import { goToBreak } from '../../navigation/transitions.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { ignoreOffline } from '../../requests/ignore-offline.ts';

/**
 * Takes up, once their code is there, what the first page does without: the break the visitor was at,
 * calendars beside dates, the clock, the counters of characters read out.
 */
export function startFormTasks(navigation: FormNavigation, breakId = ''): void {
  goToBreak(navigation, breakId);
  // Who types or chooses, or holds a key for a shortcut, may print what stands there.
  for (const name of ['keydown', 'input']) window.addEventListener(name, loadPrintStyles, once);
  void addTools(navigation.loaded).then((hasTools) => {
    const { open, state } = navigation;
    // Meanwhile another form may have been opened.
    if (hasTools && state.opened?.session === open.session)
      state.opened = ref({ ...open, fieldContext: { ...open.fieldContext } });
  });
  let { session } = navigation.open;
  let stop = follow(navigation);
  const stopWatching = subscribe(navigation.state, () => {
    const now = navigation.state.opened?.session;
    if (now === session) return;
    stop();
    // Another form was opened; otherwise this one was begun again with empty fields.
    if (!now || now !== navigation.open.session) return stopWatching();
    session = now;
    stop = follow(navigation);
  });
}

const once = { once: true };

function follow(navigation: FormNavigation): () => void {
  const stops = [followClock(navigation), followCounts(navigation)];
  return () => stops.forEach((stop) => stop());
}

/** Few forms count characters: the code that reads the counts out comes for those. */
function followCounts(navigation: FormNavigation): () => void {
  const events = new AbortController();
  const { pages } = navigation.loaded.form;
  const hasLimit = [...walkFields(pages)].some(
    ({ field }) => visibleCharacterLimit(field.custom_properties ?? {}) !== undefined,
  );
  if (hasLimit)
    void import('./announce-counts.ts').then(({ announceCounts }) => {
      if (!events.signal.aborted)
        events.signal.addEventListener('abort', announceCounts(navigation));
    }, ignoreOffline);
  return () => events.abort();
}
