import type {
  BegunVersion,
  ResumedDraft,
} from '@form-builder/core/contract/visitor/own-submissions.ts';
import { failureText } from '../state/failure-text.ts';
import { createOwnSubmissionClient } from '../submission/own-submission-client.ts';
import { throwFailure, type ServerDraft } from '../requests/form-services.ts';
import { loadForm, type LoadedForm } from '../form-controller/load-form.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { Visit } from '../form-controller/form-controller.ts';
import type { DeviceDraft } from './device-drafts.ts';
import { keptAnswers } from './stored-answers.ts';
import { moveDraft } from './migrate-draft.ts';
import { openDeviceDrafts } from './open-device-drafts.ts';

/**
 * Opens a draft that stands on the server, whichever device it was begun on. What the server refuses
 * is told on the form as it would open without it.
 */
export async function resumeDraft(
  visit: Visit,
  loaded: LoadedForm,
  saved: ServerDraft,
  open = openSaved,
): Promise<void> {
  try {
    await open(visit, loaded, saved, await readDraft(visit, saved));
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    visit.begin(loaded);
    // With it come the texts that tell why.
    await visit.walk?.reachEnd();
    if (error.code === 'code_needed') askForCode(visit, saved);
    else tellWhyNot(visit, error);
  }
}

/** Opens what the server has of the draft that is on the screen, in its place. */
export async function reopenSaved(visit: Visit): Promise<void> {
  const { walk } = visit;
  const saved = walk && visit.order(walk)?.pending.read().saved;
  if (walk && saved) await resumeDraft(visit, walk.loaded, saved);
  visit.walk?.focus({ on: 'heading' });
}

/** Reads the draft, with the code for links that need one; throws a RequestFailure. */
export async function readDraft(
  visit: Visit,
  { id, key }: ServerDraft,
  code?: string,
): Promise<ResumedDraft> {
  const answer = await clientFor(visit)
    .resumeSubmission({
      params: { id },
      headers: { 'x-submission-key': key },
      body: { ...(code !== undefined && { code }) },
    })
    .catch(throwFailure);
  return answer.data;
}

/** Begins the visit with a draft of the server's. */
export async function openSaved(
  visit: Visit,
  loaded: LoadedForm,
  { id, key }: ServerDraft,
  draft: ResumedDraft,
): Promise<void> {
  await goOn(visit, loaded, draft, {
    // The server keeps only what can be an answer; the session reads the rest as empty.
    answers: draft.answers as DeviceDraft['answers'],
    pageId: draft.context.page ?? '',
    breakId: draft.context.breakId ?? undefined,
    keptAt: Date.now(),
    saved: {
      ...{ id, key: draft.public_key ?? key, revision: draft.revision },
      at: draft.saved_at === null ? undefined : Date.parse(draft.saved_at),
    },
  });
}

/**
 * As `openSaved`, for who followed a link to a device that keeps other answers: those stay as they are
 * until the visitor has chosen between the two.
 */
export async function openBesideDevice(...opening: Parameters<typeof openSaved>): Promise<void> {
  await openSaved(...opening);
  const [{ walk, state }] = opening;
  if (!walk) return;
  const { id, version_id, environment, settings } = walk.loaded.form;
  if (settings['drafts.on_device'] === false) return;
  const place = { formId: id, versionId: version_id, environment };
  const here = openDeviceDrafts().find(place);
  const isOther = here && JSON.stringify(here.answers) !== JSON.stringify(keptAnswers(walk));
  if (isOther) state.keptHereAt = here.keptAt;
}

/**
 * Begins the visit in the version the draft was begun in while that may be finished, else in its
 * successor: with the answers that fit, the others listed.
 */
export async function goOn(
  visit: Visit,
  loaded: LoadedForm,
  { form, successor }: BegunVersion,
  draft: DeviceDraft,
): Promise<void> {
  const { text } = visit.state;
  const load = (wanted: typeof form) =>
    wanted.version_id === loaded.form.version_id ? loaded : loadForm(wanted, loaded.baseUrl);
  if (!successor || !text) {
    visit.begin(await load(form), draft);
    return;
  }
  const [from, to] = await Promise.all([load(form), load(successor)]);
  const { answers, lost } = await moveDraft(from, to, draft.answers, text);
  visit.begin(to, { ...draft, answers });
  visit.state.lost = lost;
  visit.walk?.progress();
}

/** Goes on in the version that took the place of the one on the screen, if there is one. */
export async function moveToSuccessor(visit: Visit): Promise<void> {
  const { walk } = visit;
  if (!walk) return;
  const { loaded, open, pageId } = walk;
  const begun = await readBegunVersion(visit, loaded.form, loaded.form.version_id);
  if (!begun.successor) return;
  const saved = visit.order(walk)?.pending.read().saved;
  const answers = open.session.allAnswers();
  await goOn(visit, loaded, begun, { answers, pageId, keptAt: Date.now(), saved });
  visit.walk?.focus({ on: 'heading' });
}

/** Reads the version that a draft was begun in, and the one to go on in. */
export async function readBegunVersion(
  visit: Visit,
  { id, environment }: Pick<LoadedForm['form'], 'id' | 'environment'>,
  version: string,
): Promise<BegunVersion> {
  const answer = await clientFor(visit)
    .getBegunVersion({ params: { id, version }, query: { environment } })
    .catch(throwFailure);
  return answer.data;
}

function clientFor({ address, state }: Visit) {
  if (!address || !state.text) throw new RequestFailure();
  return createOwnSubmissionClient(address, state.text.locale);
}

/** Nothing is kept on this screen, so that what the device has stays as it is. */
function askForCode(visit: Visit, saved: ServerDraft): void {
  const { walk, state } = visit;
  state.screen = 'resume';
  if (walk) visit.order(walk)?.pending.write({ saved });
  walk?.focus({ on: 'heading' });
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
