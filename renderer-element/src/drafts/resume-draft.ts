import type {
  DraftVersion,
  ResumedDraft,
} from '@form-builder/core/contract/visitor/own-submissions.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import { failureText } from '../state/errors/failure-text.ts';
import type { ShownProblem } from '../state/form-state.ts';
import { isWorthRetrying } from '../state/errors/problem-text.ts';
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
 * Opens a draft from the server, whichever device it was started on. When the server rejects that,
 * the form opens without it and shows why.
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
    await showWithoutDraft(controller, loaded, saved, error);
  }
}

/** Opens the form without the draft that the server rejected, and shows why. */
export async function showWithoutDraft(
  controller: DraftController,
  loaded: LoadedForm,
  saved: ServerDraft,
  failure: RequestFailure,
): Promise<void> {
  controller.begin(loaded);
  // The messages that explain the failure load with this code.
  await controller.navigation?.loadDeferred();
  if (failure.code === 'code_needed') showCodeScreen(controller, saved);
  else showDeadLink(controller, saved, failure);
}

/** Replaces the draft on the screen with the one on the server. */
export async function reopenServerDraft(controller: DraftController): Promise<void> {
  const { navigation } = controller;
  const { saved } = controller.pending.read();
  if (navigation && saved) await resumeDraft(controller, navigation.loaded, saved);
  controller.navigation?.focus({ on: 'heading' });
}

/** Fetches the draft, with a code for links that require one; throws a RequestFailure. */
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

/** Opens a form with a draft from the server. */
export async function openServerDraft(
  controller: DraftController,
  loaded: LoadedForm,
  { id, key }: ServerDraft,
  draft: ResumedDraft,
): Promise<void> {
  await continueDraft(controller, loaded, draft, {
    // The server stores only answers of the right type; the session treats any other value as
    // empty.
    answers: draft.answers as DeviceDraft['answers'],
    claims: draft.claims,
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
 * Like `openServerDraft`, for a link on a device that stores other answers: these are kept until
 * the visitor chooses one of the two.
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
 * Opens the version of the draft while visitors may still complete it. Otherwise opens its
 * successor with the answers that fit, and a list of the others.
 */
export async function continueDraft(
  controller: DraftController,
  loaded: LoadedForm,
  { form, successor }: DraftVersion,
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

/** Continues in the version that replaced the one on the screen, if there is one. */
export async function continueInSuccessor(controller: DraftController): Promise<void> {
  const { navigation } = controller;
  if (!navigation) return;
  const { loaded, open, pageId } = navigation;
  const version = await fetchDraftVersion(controller, loaded.form, loaded.form.version_id);
  if (!version.successor) return;
  const { saved } = controller.pending.read();
  const answers = open.session.allAnswers();
  await continueDraft(controller, loaded, version, { answers, pageId, keptAt: Date.now(), saved });
  controller.navigation?.focus({ on: 'heading' });
}

/** Fetches the version in which a draft was started, and its successor. */
export async function fetchDraftVersion(
  controller: DraftController,
  { id, environment }: Pick<LoadedForm['form'], 'id' | 'environment'>,
  version: string,
): Promise<DraftVersion> {
  const answer = await clientFor(controller)
    .getDraftVersion({ params: { id, version }, query: { environment } })
    .catch(throwFailure);
  return answer.data;
}

function clientFor({ address, state }: DraftController) {
  if (!address || !state.text) throw new RequestFailure();
  return createOwnSubmissionClient(address, state.text.locale);
}

/** No draft is stored on this screen, so that the device keeps what it has. */
function showCodeScreen(controller: DraftController, saved: ServerDraft): void {
  const { navigation, state } = controller;
  state.screen = 'resume';
  controller.pending.write({ saved });
  navigation?.focus({ on: 'heading' });
}

/** As above; the screen shows why the link does not work. */
function showDeadLink(controller: DraftController, saved: ServerDraft, failure: RequestFailure) {
  const { navigation, state } = controller;
  if (!navigation || !state.text) return;
  state.problem = deadLinkProblem(failure, state.text);
  state.screen = 'dead_link';
  controller.pending.write({ saved });
  navigation.focus({ on: 'heading' });
}

function deadLinkProblem(failure: RequestFailure, text: FormatContext): ShownProblem {
  const { translate } = text;
  const reason = deadLinkReasons[failure.code];
  if (reason) {
    const [title, explanation] = reason;
    return { title: translate(title), text: translate(explanation), canRetry: false };
  }
  return {
    title: translate('form.resume.failed'),
    text: failureText(failure, text),
    canRetry: isWorthRetrying(failure),
  };
}

const deadLinkReasons: Readonly<Record<string, readonly [MessageId, MessageId] | undefined>> = {
  not_found: ['form.dead_link.title', 'form.dead_link.text'],
  transition_not_allowed: ['form.dead_link.used_title', 'form.dead_link.used'],
};
