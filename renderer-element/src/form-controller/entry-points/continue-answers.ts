import type { ResumedDraft } from '@form-builder/core/contract/visitor/own-submissions.ts';
import { writeTabData } from '../../auth/login-store.ts';
import { addSavedAnswers } from '../../drafts/add-saved-answers.ts';
import type { DraftController } from '../../drafts/draft-controller.ts';
import { fetchDraft, openServerDraft, showWithoutDraft } from '../../drafts/resume-draft.ts';
import type { ServerDraft } from '../../requests/form-services.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { DeviceDraft } from '../../state/device-draft.ts';
import type { LoadedForm, OpenForm } from '../../state/loaded-form.ts';

/**
 * Continues with the answers after a login: they are on the device, or on the server when the device may not store them.
 * What the device may not store of them, such as files, comes from the draft that was saved when the visitor left. A
 * draft on the server that is of another login, or for somebody else, is left there.
 */
export async function continueAnswers(
  controller: DraftController,
  loaded: LoadedForm,
  left: ServerDraft | undefined,
): Promise<void> {
  const { isRestored } = controller.state;
  const saved = isRestored ? controller.pending.read().saved : left;
  if (!saved) return;
  try {
    const draft = await fetchDraft(controller, saved);
    if (!isRestored) await openServerDraft(controller, loaded, saved, draft);
    else if (left?.id === saved.id) completeAnswers(controller, loaded, draft);
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    if (error.code === 'other_identity') startAnew(controller, loaded);
    else if (!isRestored) await showWithoutDraft(controller, loaded, saved, error);
  }
}

/** Opens the form again with what the device has and what only the server may have. */
function completeAnswers(
  controller: DraftController,
  loaded: LoadedForm,
  { answers: saved }: ResumedDraft,
): void {
  const { navigation, pending } = controller;
  if (!navigation) return;
  const { open, pageId } = navigation;
  // The server stores only answers of the right type; the session treats any other value as empty.
  const given = saved as DeviceDraft['answers'];
  controller.begin(loaded, {
    answers: addSavedAnswers(open.session.allAnswers(), given),
    claims: open.outside?.claims,
    pageId,
    keptAt: Date.now(),
    ...pending.read(),
  });
}

/** What visitors typed stays; variables, and what rules fill in with them, are already of the new login. */
function startAnew({ navigation, pending, state }: DraftController, { form }: LoadedForm): void {
  if (navigation) emptyLogins(navigation.open);
  state.savedAt = null;
  writeTabData(form.id, { saved: undefined });
  pending.write({});
}

function emptyLogins({ program, session, fieldContext }: OpenForm): void {
  for (const [id, { definition }] of program.fields) {
    const isOfLogin = definition.role === 'input' && definition.provenBy === 'login';
    const cell = isOfLogin ? session.findCell(id) : undefined;
    if (cell) fieldContext.change(cell, null);
  }
}
