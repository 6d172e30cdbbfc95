import type { DraftAutosave } from '../drafts/draft-autosave.ts';
import type { DraftController } from '../drafts/draft-controller.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import type { Emit } from '../state/form-events.ts';
import type { SubmissionContext } from '../submission/submission-context.ts';
import { loadSuccessor } from './load-successor.ts';

/** The parts of the form controller that the context of a submission needs. */
interface ContextController extends DraftController {
  readonly emit: Emit;
  readonly autosave: DraftAutosave | undefined;
}

/** The context for submitting an open form; `undefined` once the form is closed. */
export function createSubmissionContext(
  controller: ContextController,
  navigation: FormNavigation,
): SubmissionContext | undefined {
  // The draft of this form, even if the page shows another form by then.
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
