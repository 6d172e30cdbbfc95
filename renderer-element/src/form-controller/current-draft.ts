import type { FormNavigation } from '../navigation/form-navigation.ts';
import type { DeviceDraft, PendingSubmission } from '../state/device-draft.ts';
import { isNeverStored } from '../state/screen.ts';
import { storedAnswers } from '../state/stored-answers.ts';

/** The draft to store on the device; `undefined` while nothing may be stored. */
export function currentDraft(
  navigation: FormNavigation | undefined,
  pending: PendingSubmission,
): DeviceDraft | undefined {
  if (!navigation) return undefined;
  const { pageId, breakId, open, state } = navigation;
  const { isEditedInOtherTab, deviceDraftAt, screen } = state;
  // Until the visitor has chosen between two drafts, neither is overwritten.
  const isUndecided = isEditedInOtherTab || deviceDraftAt !== null;
  if (isUndecided || isNeverStored(screen)) return undefined;
  const isStep = screen === 'page' || screen === 'break';
  return {
    answers: storedAnswers(open),
    claims: open.outside?.claims,
    pageId,
    breakId,
    ...(!isStep && { screen }),
    keptAt: Date.now(),
    ...pending,
  };
}
