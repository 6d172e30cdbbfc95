import type {
  BegunVersion,
  ResumedDraft,
} from '@form-builder/core/contract/visitor/own-submissions.ts';
import { failureText } from '../state/failure-text.ts';
import { createOwnSubmissionClient } from '../submission/own-submission-client.ts';
import { throwFailure, type ServerDraft } from '../requests/form-services.ts';
import type { DeviceDraft } from '../state/device-draft.ts';
import type { LoadedForm } from '../state/loaded-form.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { DraftController } from './draft-controller.ts';
import { storedAnswers } from '../state/stored-answers.ts';
import { migrateDraft } from './migrate-draft.ts';
import { openDeviceDrafts } from './open-device-drafts.ts';

/**
 * Opens a draft that stands on the server, whichever device it was begun on. What the server refuses
 * is told on the form as it would open without it.
 */
export async function resumeDraft(
  controller: DraftController,
  loaded: LoadedForm,
  saved: ServerDraft,
  open = openServerDraft,
): Promise<void> {
  try {
    await open(controller, loaded, saved, await fetchDraft(controller, saved));
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    controller.begin(loaded);
    // With it come the texts that tell why.
    await controller.navigation?.loadDeferred();
    if (error.code === 'code_needed') showCodeScreen(controller, saved);
    else showResumeProblem(controller, error);
  }
}

/** Opens what the server has of the draft that is on the screen, in its place. */
export async function reopenServerDraft(controller: DraftController): Promise<void> {
  const { navigation } = controller;
  const { saved } = controller.pending.read();
  if (navigation && saved) await resumeDraft(controller, navigation.loaded, saved);
  controller.navigation?.focus({ on: 'heading' });
}

/** Reads the draft, with the code for links that need one; throws a RequestFailure. */
export async function fetchDraft(
  controller: DraftController,
  { id, key }: ServerDraft,
  code?: string,
): Promise<ResumedDraft> {
  const answer = await clientFor(controller)
    .resumeSubmission({
      params: { id },
      headers: { 'x-submission-key': key },
      body: { ...(code !== undefined && { code }) },
    })
    .catch(throwFailure);
  return answer.data;
}

/** Begins the visit with a draft of the server's. */
export async function openServerDraft(
  controller: DraftController,
  loaded: LoadedForm,
  { id, key }: ServerDraft,
  draft: ResumedDraft,
): Promise<void> {
  await continueDraft(controller, loaded, draft, {
    // The server keeps only what can be an answer; the session reads the rest as empty.
    answers: draft.answers as DeviceDraft['answers'],
    pageId: draft.context.page ?? '',
    breakId: draft.context.breakId ?? undefined,
    keptAt: Date.now(),
    saved: {
      id,
      key: draft.public_key ?? key,
      revision: draft.revision,
      at: draft.saved_at === null ? undefined : Date.parse(draft.saved_at),
    },
  });
}

/**
 * As `openSaved`, for who followed a link to a device that keeps other answers: those stay as they are
 * until the visitor has chosen between the two.
 */
export async function openLinkedDraft(
  ...opening: Parameters<typeof openServerDraft>
): Promise<void> {
  await openServerDraft(...opening);
  const [{ navigation, state }] = opening;
  if (!navigation) return;
  const { id, version_id, environment, settings } = navigation.loaded.form;
  if (settings['drafts.on_device'] === false) return;
  const scope = { formId: id, versionId: version_id, environment };
  const here = openDeviceDrafts().find(scope);
  const isOther =
    here && JSON.stringify(here.answers) !== JSON.stringify(storedAnswers(navigation.open));
  if (isOther) state.deviceDraftAt = here.keptAt;
}

/**
 * Begins the visit in the version the draft was begun in while that may be finished, else in its
 * successor: with the answers that fit, the others listed.
 */
export async function continueDraft(
  controller: DraftController,
  loaded: LoadedForm,
  { form, successor }: BegunVersion,
  draft: DeviceDraft,
): Promise<void> {
  const { text } = controller.state;
  const load = (wanted: typeof form) =>
    wanted.version_id === loaded.form.version_id
      ? loaded
      : controller.loadForm(wanted, loaded.baseUrl);
  if (!successor || !text) {
    controller.begin(await load(form), draft);
    return;
  }
  const [from, to] = await Promise.all([load(form), load(successor)]);
  const { answers, lost } = await migrateDraft(from, to, draft.answers, text);
  controller.begin(to, { ...draft, answers });
  controller.state.lostAnswers = lost;
  controller.navigation?.progress();
}

/** Goes on in the version that took the place of the one on the screen, if there is one. */
export async function continueInSuccessor(controller: DraftController): Promise<void> {
  const { navigation } = controller;
  if (!navigation) return;
  const { loaded, open, pageId } = navigation;
  const begun = await fetchDraftVersion(controller, loaded.form, loaded.form.version_id);
  if (!begun.successor) return;
  const { saved } = controller.pending.read();
  const answers = open.session.allAnswers();
  await continueDraft(controller, loaded, begun, { answers, pageId, keptAt: Date.now(), saved });
  controller.navigation?.focus({ on: 'heading' });
}

/** Reads the version that a draft was begun in, and the one to go on in. */
export async function fetchDraftVersion(
  controller: DraftController,
  { id, environment }: Pick<LoadedForm['form'], 'id' | 'environment'>,
  version: string,
): Promise<BegunVersion> {
  const answer = await clientFor(controller)
    .getBegunVersion({ params: { id, version }, query: { environment } })
    .catch(throwFailure);
  return answer.data;
}

function clientFor({ address, state }: DraftController) {
  if (!address || !state.text) throw new RequestFailure();
  return createOwnSubmissionClient(address, state.text.locale);
}

/** Nothing is kept on this screen, so that what the device has stays as it is. */
function showCodeScreen(controller: DraftController, saved: ServerDraft): void {
  const { navigation, state } = controller;
  state.screen = 'resume';
  controller.pending.write({ saved });
  navigation?.focus({ on: 'heading' });
}

function showResumeProblem({ navigation, state }: DraftController, failure: RequestFailure): void {
  if (!navigation || !state.text) return;
  state.problem = {
    title: state.text.translate('visit.resume.failed'),
    text: failureText(failure, state.text),
    canRetry: false,
  };
  navigation.focus({ on: 'problem' });
}
