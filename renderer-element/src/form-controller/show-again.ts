import type { DraftController } from '../drafts/draft-controller.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import { updateState } from '../state/form-state.ts';
import type { LoadedForm } from '../state/loaded-form.ts';

/** Shows a form that was loaded again, with the answers and on the screen of `navigation`. */
export function showAgain(
  controller: DraftController,
  navigation: FormNavigation,
  loaded: LoadedForm,
): void {
  const { state } = controller;
  const { isRestored, isStale, savedAt, screen, wasSentEarlier, isPartial } = state;
  const isStep = screen === 'page' || screen === 'break';
  const isLater = !isStep && screen !== 'loading' && screen !== 'failure';
  controller.begin(loaded, {
    answers: navigation.open.session.allAnswers(),
    pageId: navigation.pageId,
    breakId: navigation.breakId,
    ...(isLater && { screen }),
    keptAt: Date.now(),
    ...controller.pending.read(),
  });
  updateState(state, { isRestored, isStale, savedAt, wasSentEarlier, isPartial });
}
