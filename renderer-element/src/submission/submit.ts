import { ref } from 'valtio/vanilla';
import type { OwnSubmission } from '@form-builder/core/contract/staff/submissions.ts';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { DeviceDraft } from '../drafts/device-drafts.ts';
import type { FormAddress } from '../requests/form-address.ts';
import type { FormServices } from '../requests/form-services.ts';
import { RequestFailure, throwOffline } from '../requests/request-failure.ts';
import type { FormController } from '../form-controller/form-controller.ts';
import type { Emit } from '../state/form-events.ts';
import { isFillingIn, type SentSubmission, type FormState } from '../state/form-state.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import { showAllErrors } from '../navigation/transitions.ts';
import { isWorthRetrying } from '../state/problem-text.ts';
import { sendingProblem } from './submission-problem.ts';
import type { Sending } from './send.ts';
import { sendOnce, type PendingSubmissionStore, type SendOutcome } from './send-once.ts';
import { serverErrorsByCell } from './server-errors.ts';

/** How long the confirmation stands in sight before the device forgets what was sent. */
const seenMs = 2_000;

/** What a delivery needs of the visit it belongs to. */
export interface SubmissionContext {
  readonly navigation: FormNavigation;
  readonly state: FormState;
  readonly text: FormatContext;
  readonly address: FormAddress;
  readonly pending: PendingSubmissionStore;
  readonly emit: Emit;
  readonly controller: FormController;
  /** What the device keeps of the form, which another tab may have written. */
  findStoredDraft(): DeviceDraft | undefined;
  /** The form is sent: the device need not keep it any longer. */
  discardDraft(): void;
}

/** What the visitor asks for. */
export type SubmitPurpose = Exclude<Sending['purpose'], 'keep'>;

/** Each outcome by what was asked. */
const after: Readonly<
  Record<SubmitPurpose, (order: SubmissionContext, own: OwnSubmission) => void>
> = {
  complete: showOutcome,
  save({ state, text, emit, pending }, own) {
    const { saved } = pending.read();
    state.savedAt = Date.now();
    if (saved) pending.write({ saved: { ...saved, at: state.savedAt } });
    state.announcement.text = text.translate('element.saved');
    emit('saved', { submissionId: own.id });
  },
  abort: stopForm,
  save_and_abort(order, own) {
    after.save(order, own);
    stopForm(order);
  },
};

/**
 * Sends, saves or stops, one at a time: a second click while one is under way does nothing. What
 * goes wrong is explained to the visitor; everything typed stays.
 */
export async function submitForm(order: SubmissionContext, purpose: SubmitPurpose): Promise<void> {
  const { state } = order;
  if (!needsRequest(order, purpose)) return;
  state.busy = purpose === 'complete' ? 'submitting' : 'saving';
  state.problem = null;
  try {
    const { own, wasEarlier } = await send(order, purpose);
    state.wasSentEarlier = wasEarlier;
    if (wasEarlier) showOutcome(order, own);
    else after[purpose](order, own);
  } catch (error) {
    if (await isAlreadySubmitted(order, error)) return;
    showProblem(order, RequestFailure.from(error), purpose);
    if (!(error instanceof RequestFailure)) throw error;
  } finally {
    state.busy = null;
  }
}

/** Whether the server is to hear of it now. Stopping what only the device knows is done at once. */
function needsRequest(order: SubmissionContext, purpose: SubmitPurpose): boolean {
  const { state, navigation, pending } = order;
  if (state.busy || !(isFillingIn(state.screen) || state.screen === 'queued')) return false;
  if (purpose === 'complete') return !showAllErrors(navigation);
  const isOnlyHere = purpose === 'abort' && !pending.read().saved;
  if (isOnlyHere) stopForm(order);
  return !isOnlyHere;
}

/**
 * Whether what was sent is waiting already, or done, as a page that was opened anew cannot know: then
 * that is shown.
 */
async function isAlreadySubmitted(order: SubmissionContext, error: unknown): Promise<boolean> {
  const { saved } = order.pending.read();
  const isElsewhere = error instanceof RequestFailure && error.code === 'transition_not_allowed';
  if (!isElsewhere || !saved) return false;
  const own = await import('./find-submission.ts')
    .then(({ findOwn }) => findOwn(order, saved))
    .catch(() => undefined);
  if (own === undefined || own.status === 'draft') return false;
  showOutcome(order, own);
  return true;
}

/**
 * Shows where a submission stands after completing: sent, or waiting for what it says. Screens of
 * what is awaited call this again once something happened.
 */
export function showOutcome(order: SubmissionContext, own: OwnSubmission): void {
  const { navigation, state, emit } = order;
  // A screen that waits and a page that was opened anew may both have asked.
  if (state.sent?.id === own.id) return;
  state.isRestored = false;
  state.problem = null;
  if (own.status !== 'final' && own.awaits) {
    navigation.show(state, own.awaits);
    navigation.focus({ on: 'heading' });
    navigation.progress();
    return;
  }
  const { saved } = order.pending.read();
  const key = own.public_key ?? saved?.key;
  state.sent = ref<SentSubmission>({ id: own.id, key, returnUrl: own.return_url });
  state.number = own.title;
  state.screen = 'confirmation';
  navigation.focus({ on: 'heading' });
  discardDraftOnceSeen(order);
  emit('completed', { submissionId: own.id, number: own.title });
}

/**
 * Until then a closed tab leaves enough to ask the server what it was sent as. What another tab, or
 * this one begun again, has kept since is not what was sent.
 */
function discardDraftOnceSeen({ pending, findStoredDraft, discardDraft }: SubmissionContext): void {
  const { attempt, saved } = pending.read();
  const timer = setInterval(() => {
    if (document.hidden) return;
    clearInterval(timer);
    const stored = findStoredDraft();
    if (stored?.attempt?.key === attempt?.key && stored?.saved?.id === saved?.id) discardDraft();
  }, seenMs);
}

/** The device keeps nothing; what is on the screen stays until the page goes, to take it back. */
function stopForm({ navigation, state, emit, discardDraft }: SubmissionContext): void {
  discardDraft();
  state.screen = 'aborted';
  navigation.focus({ on: 'heading' });
  emit('aborted', { formId: navigation.loaded.form.id });
}

/** The services of a form's fields, which few forms have. */
export async function loadFormServices(order: SubmissionContext): Promise<FormServices> {
  const { createFormServices } = await import('../requests/form-services.ts').catch(throwOffline);
  const { address, text, navigation, state } = order;
  const place = { address, locale: text.locale, versionId: navigation.loaded.form.version_id };
  return createFormServices(place, async () => {
    await send(order, 'keep').catch((error: unknown) => {
      if (error instanceof RequestFailure && error.code === 'stale') state.isStale = true;
      throw error;
    });
    const { saved } = order.pending.read();
    if (!saved) throw new Error('The server answered a draft without its key.');
    return saved;
  });
}

function send(order: SubmissionContext, purpose: Sending['purpose']): Promise<SendOutcome> {
  const { navigation, address, text, pending } = order;
  const { session, form } = navigation.open;
  const answers = purpose === 'complete' ? session.answers() : session.allAnswers();
  const { pageId, breakId } = navigation;
  const place = { pageId, breakId };
  return sendOnce({ address, form, locale: text.locale, answers, ...place, purpose }, pending);
}

function showProblem(
  order: SubmissionContext,
  failure: RequestFailure,
  purpose: SubmitPurpose,
): void {
  const { navigation, state, text, emit } = order;
  if (failure.code === 'stale') {
    state.isStale = true;
    return;
  }
  const isWaiting = state.screen === 'queued';
  if (isWaiting && isWorthRetrying(failure)) return;
  if (isWaiting) navigation.show(state, navigation.hasSummary ? 'summary' : 'page');
  const problem = sendingProblem(failure, text, purpose === 'complete');
  const errors = serverErrorsByCell(navigation.open.session, failure.problem?.errors ?? {});
  if (errors.size > 0) showAllErrors(navigation, errors);
  else {
    state.problem = problem;
    navigation.focus({ on: 'problem' });
  }
  emit('error', { ...problem, code: failure.code });
  // The version was closed while the visitor filled it in.
  if (failure.code === 'form_not_published')
    void loadSuccessor(order.controller).catch(ignoreRequestFailure);
}

/** Its code comes only now, with the line that just brought the refusal. */
async function loadSuccessor(controller: FormController): Promise<void> {
  const { continueInSuccessor } = await import('../drafts/resume-draft.ts').catch(throwOffline);
  await continueInSuccessor(controller);
}

/** The visitor has read why already; without a line nothing changes. */
function ignoreRequestFailure(error: unknown): void {
  if (!(error instanceof RequestFailure)) throw error;
}
