import type { DraftAutosave } from '../drafts/draft-autosave.ts';
import type { DraftController } from '../drafts/draft-controller.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import type { Emit } from '../state/form-events.ts';
import type { SubmissionContext } from '../submission/submission-context.ts';
import { loadSuccessor } from './load-successor.ts';

/** What the context of a submission needs of the form controller. */
interface ContextController extends DraftController {
  readonly emit: Emit;
  readonly autosave: DraftAutosave | undefined;
}

/** What submitting an open form works with; `undefined` once the form is closed. */
export function createSubmissionContext(
  controller: ContextController,
  navigation: FormNavigation,
): SubmissionContext | undefined {
  // Of this form, even if the page shows another one when the draft is discarded.
  const { state, pending, address, emit, autosave } = controller;
  const { text } = state;
  if (!text || !address) return undefined;
  return {
    navigation,
    state,
    text,
    address,
    pending,
    emit,
    continueInSuccessor: () => loadSuccessor(controller),
    findStoredDraft: () => autosave?.find(),
    discardDraft: () => autosave?.discard(),
  };
}
