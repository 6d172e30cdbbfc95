import { ref } from 'valtio/vanilla';
import { startFormTasks } from './start-form-tasks.ts';
import { isFillingIn, type FrameViews } from '../../state/form-state.ts';
import type { FormController } from '../form-controller.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { hasTabData } from '../../state/has-tab-data.ts';
import { watchEntryPoints } from '../entry-points/watch-entry-points.ts';
import { watchQueue } from '../../submission/watch-queue.ts';
import type { LazyModule } from '../../lazy-modules/lazy-module.ts';
import { breakScreen, loginWarnings, summaryScreen } from '../../screens/lazy-modules.ts';
import type { DeviceDraft } from '../../drafts/device-drafts.ts';
import { DraftActions } from '../../screens/drafts/draft-actions.tsx';
import { DraftNotices } from '../../screens/notices/draft-notices.tsx';

const frameViews: FrameViews = { Before: DraftNotices, After: DraftActions };

/** What a visit gets once the code of the end of the road is there; brings the visitor back to where they were. */
export function startBackgroundTasks(
  controller: FormController,
  navigation: FormNavigation,
  stored: DeviceDraft | undefined,
): void {
  if (controller.navigation !== navigation) return;
  controller.state.frameViews = ref({ ...frameViews, ...controller.state.frameViews });
  if (hasTabData(navigation.loaded.form.id)) {
    fetchAhead(loginWarnings, navigation, ({ showLoginWarnings }) => showLoginWarnings(controller));
  }
  watchEntryPoints(controller);
  watchQueue(controller);
  if (navigation.hasSummary) fetchAhead(summaryScreen, navigation);
  if (navigation.state.formSteps.steps.some(({ breakCell }) => breakCell))
    fetchAhead(breakScreen, navigation);
  startFormTasks(navigation, stored?.breakId);
  // Answers are judged again at sending: coming back shows no errors.
  if (stored?.screen && isFillingIn(controller.state.screen))
    navigation.show(controller.state, stored.screen);
  if (stored) checkSubmissionStatus(controller, navigation, stored);
}

/** What was being sent when the page went, or waits for something: the server knows more of it. */
function checkSubmissionStatus(
  controller: FormController,
  navigation: FormNavigation,
  stored: DeviceDraft,
): void {
  const { attempt, saved, screen } = stored;
  if (!(attempt?.sentAt ?? (saved && screen))) return;
  void import('../../submission/submission-status.ts')
    .then(({ showSubmissionStatus }) => showSubmissionStatus(controller, navigation, stored))
    .catch(ignoreOffline);
}

/** What this form comes to for certain; without a line it is tried again once it is shown. */
function fetchAhead<T>(
  part: LazyModule<T>,
  { text }: FormNavigation,
  use?: (code: T) => void,
): void {
  void part.fetch(text).then(use).catch(ignoreOffline);
}

/** Without a line nothing changes: sending, or showing, asks again. */
function ignoreOffline(): void {
  return undefined;
}
