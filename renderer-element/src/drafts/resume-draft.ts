import type { ResumedDraft } from '@form-builder/core/contract/own-submissions.ts';
import type { DeviceDraft } from './device-drafts.ts';
import { failureText } from '../asking/failure-text.ts';
import { createOwnSubmissionClient } from '../sending/own-submission-client.ts';
import { throwFailure, type ServerDraft } from '../visit/form-services.ts';
import { loadForm, type LoadedForm } from '../visit/open-form.ts';
import { RequestFailure } from '../visit/request-failure.ts';
import type { Visit } from '../visit/visit.ts';

/**
 * Opens a draft that stands on the server, whichever device it was begun on. What the server refuses
 * is told on the form as it would open without it.
 */
export async function resumeDraft(
  visit: Visit,
  loaded: LoadedForm,
  saved: ServerDraft,
): Promise<void> {
  try {
    await goOn(visit, loaded, saved, await readDraft(visit, saved));
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    visit.begin(loaded);
    if (error.code === 'code_needed') await askForCode(visit, saved);
    else tellWhyNot(visit, error);
  }
}

/** Reads the draft, with the code for links that need one; throws a RequestFailure. */
export async function readDraft(
  { address, state }: Visit,
  { id, key }: ServerDraft,
  code?: string,
): Promise<ResumedDraft> {
  if (!address || !state.text) throw new RequestFailure();
  const client = createOwnSubmissionClient(address, state.text.locale);
  const answer = await client
    .resumeSubmission({
      params: { id },
      headers: { 'x-submission-key': key },
      body: { ...(code !== undefined && { code }) },
    })
    .catch(throwFailure);
  return answer.data;
}

/** Begins the visit with the draft, in the version it was begun in. */
export async function goOn(
  visit: Visit,
  loaded: LoadedForm,
  saved: ServerDraft,
  draft: ResumedDraft,
): Promise<void> {
  const isSame = draft.form.version_id === loaded.form.version_id;
  visit.begin(isSame ? loaded : await loadForm(draft.form, loaded.baseUrl), {
    // The server keeps only what can be an answer; the session reads the rest as empty.
    answers: draft.answers as DeviceDraft['answers'],
    pageId: draft.context.page ?? '',
    keptAt: Date.now(),
    saved: { id: saved.id, key: draft.public_key ?? saved.key },
  });
}

async function askForCode(visit: Visit, saved: ServerDraft): Promise<void> {
  const { walk, state } = visit;
  if (!walk) return;
  await walk.reachEnd();
  visit.comeToResume(saved);
  state.screen = 'resume';
  walk.focus({ on: 'heading' });
}

function tellWhyNot({ walk, state }: Visit, failure: RequestFailure): void {
  if (!walk || !state.text) return;
  state.problem = {
    title: state.text.translate('visit.resume.failed'),
    text: failureText(failure, state.text),
    canRetry: false,
  };
  walk.focus({ on: 'problem' });
}
