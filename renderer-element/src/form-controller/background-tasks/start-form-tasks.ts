import { subscribe } from 'valtio/vanilla';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { visibleCharacterLimit } from '../../field-types/controls/character-limit.ts';
import { addTools } from './add-tools.ts';
import { followClock } from './follow-clock.ts';
import { goToBreak } from '../../navigation/transitions.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { ignoreOffline } from '../../requests/ignore-offline.ts';

/**
 * Starts the tasks that the first page does not need: the break of the draft, calendars beside dates, the
 * clock, and announced character counts.
 */
export function startFormTasks(navigation: FormNavigation, breakId = ''): void {
  goToBreak(navigation, breakId);
  void addTools(navigation.loaded);
  let { session } = navigation.open;
  let stop = follow(navigation);
  const stopWatching = subscribe(navigation.state, () => {
    const now = navigation.state.opened?.session;
    if (now === session) return;
    stop();
    // Another form is open; otherwise this one was restarted with empty fields.
    if (!now || now !== navigation.open.session) return stopWatching();
    session = now;
    stop = follow(navigation);
  });
}

function follow(navigation: FormNavigation): () => void {
  const stops = [followClock(navigation), followCounts(navigation)];
  return () => stops.forEach((stop) => stop());
}

/** Few forms count characters: only those fetch this code. */
function followCounts(navigation: FormNavigation): () => void {
  const events = new AbortController();
  const { pages } = navigation.loaded.form;
  const hasLimit = [...iterateFields(pages)].some(
    ({ field }) => visibleCharacterLimit(field.custom_properties ?? {}) !== undefined,
  );
  if (hasLimit)
    void import('./announce-counts.ts').then(({ announceCounts }) => {
      if (!events.signal.aborted)
        events.signal.addEventListener('abort', announceCounts(navigation));
    }, ignoreOffline);
  return () => events.abort();
}
