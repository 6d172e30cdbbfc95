import { ref } from 'valtio/vanilla';
import { attend } from './follow-form.ts';
import { isOnTheWay, type Extras } from '../../state/form-state.ts';
import type { Visit } from '../form-controller.ts';
import type { Walk } from '../../navigation/form-navigation.ts';
import { hasKept } from '../../state/has-tab-data.ts';
import { watchArrivals } from '../entry-points/watch-entry-points.ts';
import { watchQueue } from '../../submission/watch-queue.ts';
import type { LaterPart } from '../../lazy-modules/lazy-module.ts';
import { breaks, loginWatch, summaries } from '../../screens/lazy-modules.ts';
import type { DeviceDraft } from '../../drafts/device-drafts.ts';
import { DraftActions } from '../../screens/drafts/draft-actions.tsx';
import { DraftNotices } from '../../screens/notices/draft-notices.tsx';

const extras: Extras = { Before: DraftNotices, After: DraftActions };

/** What a visit gets once the code of the end of the road is there; brings the visitor back to where they were. */
export function settle(visit: Visit, walk: Walk, kept: DeviceDraft | undefined): void {
  if (visit.walk !== walk) return;
  visit.state.extras = ref({ ...extras, ...visit.state.extras });
  if (hasKept(walk.loaded.form.id)) {
    fetchAhead(loginWatch, walk, ({ watchLogins }) => watchLogins(visit));
  }
  watchArrivals(visit);
  watchQueue(visit);
  if (walk.hasSummary) fetchAhead(summaries, walk);
  if (walk.state.road.steps.some(({ breakCell }) => breakCell)) fetchAhead(breaks, walk);
  attend(walk, kept?.breakId);
  // Answers are judged again at sending: coming back shows no errors.
  if (kept?.screen && isOnTheWay(visit.state.screen)) walk.show(visit.state, kept.screen);
  if (kept) recallSent(visit, walk, kept);
}

/** What was being sent when the page went, or waits for something: the server knows more of it. */
function recallSent(visit: Visit, walk: Walk, kept: DeviceDraft): void {
  const { attempt, saved, screen } = kept;
  if (!(attempt?.sentAt ?? (saved && screen))) return;
  void import('../../submission/submission-status.ts')
    .then(({ recall }) => recall(visit, walk, kept))
    .catch(askedLater);
}

/** What this form comes to for certain; without a line it is tried again once it is shown. */
function fetchAhead<T>(part: LaterPart<T>, { text }: Walk, use?: (code: T) => void): void {
  void part.fetch(text).then(use).catch(askedLater);
}

/** Without a line nothing changes: sending, or showing, asks again. */
function askedLater(): void {
  return undefined;
}
