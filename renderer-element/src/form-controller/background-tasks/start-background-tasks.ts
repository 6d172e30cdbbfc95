import { startFormTasks } from './start-form-tasks.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { hasTabData } from '../../state/has-tab-data.ts';
import { watchEntryPoints, type Reopener } from '../entry-points/watch-entry-points.ts';
import type { StatusController } from '../../submission/submission-status.ts';
import { watchQueue, type QueueController } from '../../submission/watch-queue.ts';
import type { LazyModule } from '../../lazy-modules/lazy-module.ts';
import { breakScreen, loginWarnings, summaryScreen } from '../../screens/lazy/lazy-modules.ts';
import type { DeviceDraft } from '../../state/device-draft.ts';
import { isFillingIn } from '../../state/screen.ts';
import type { FormAddress } from '../../requests/form-address.ts';
import { ignoreOffline } from '../../requests/ignore-offline.ts';

/** What the background tasks need of the form controller. */
export type BackgroundController = StatusController &
  QueueController &
  Reopener & { readonly address: FormAddress | undefined };

/** Starts the tasks that the first page does not need, and restores the screen of the visitor's draft. */
export function startBackgroundTasks(
  controller: BackgroundController,
  navigation: FormNavigation,
  stored: DeviceDraft | undefined,
): void {
  const { state } = controller;
  if (controller.navigation !== navigation) return;
  state.hasFrameViews = true;
  if (hasTabData(navigation.loaded.form.id)) {
    fetchAhead(loginWarnings, navigation, () => {
      state.hasLogin = true;
    });
    void navigation.open.outside?.fetchLogins(navigation.open).catch(ignoreOffline);
  }
  navigation.open.outside?.watchSources(navigation.open);
  watchEntryPoints(controller);
  watchQueue(controller);
  if (navigation.hasSummary) fetchAhead(summaryScreen, navigation);
  if (state.formSteps.steps.some(({ breakCell }) => breakCell)) fetchAhead(breakScreen, navigation);
  startFormTasks(navigation, stored?.breakId);
  // Answers are validated again when they are sent: restoring a screen shows no errors.
  if (stored?.screen && isFillingIn(state.screen)) navigation.show(state, stored.screen);
  if (stored) checkSubmissionStatus(controller, navigation, stored);
  countVisits(controller, navigation);
}

/** Staff and reviewers, who have a token, are no visitors. */
function countVisits({ address }: BackgroundController, navigation: FormNavigation): void {
  if (address?.accessToken) return;
  void import('./count-visits.ts').then((counts) => counts.countVisits(navigation), ignoreOffline);
}

/**
 * A submission may have been in progress or queued when the page closed; the server has its result.
 */
function checkSubmissionStatus(
  controller: BackgroundController,
  navigation: FormNavigation,
  stored: DeviceDraft,
): void {
  const { attempt, saved, screen } = stored;
  if (!(attempt?.sentAt ?? (saved && screen))) return;
  void import('../../submission/submission-status.ts')
    .then(({ showSubmissionStatus }) => showSubmissionStatus(controller, navigation, stored))
    .catch(ignoreOffline);
}

/** Prefetches what the form will need; when that fails offline, it is fetched when it is shown. */
function fetchAhead<T>(part: LazyModule<T>, { text }: FormNavigation, use?: () => void): void {
  void part.fetch(text).then(use).catch(ignoreOffline);
}
