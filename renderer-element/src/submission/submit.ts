import { ref } from 'valtio/vanilla';
import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import { importOnline } from '../requests/import-online.ts';
import { isFillingIn } from '../state/screen.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { SentSubmission } from '../state/form-state.ts';
import { finishWork } from '../navigation/leave-page.ts';
import { showAllErrors } from '../navigation/transitions.ts';
import { isWorthRetrying } from '../state/errors/problem-text.ts';
import { hasStatements } from './has-statements.ts';
import type { SubmissionContext } from './submission-context.ts';
import { submissionProblem } from './submission-problem.ts';
import type { Sending } from './send.ts';
import { sendAnswers } from './send-answers.ts';
import { serverErrorsByCell } from './server-errors.ts';

const importStatements = importOnline(() => import('./statements.ts'));

/** How long the confirmation must be visible before the device discards the draft. */
const seenMs = 2_000;

/** The purpose of a request. */
export type SubmitPurpose = Exclude<Sending['purpose'], 'keep'>;

/** What happens after a request, by purpose. */
const after: Readonly<
  Record<SubmitPurpose, (context: SubmissionContext, own: OwnSubmission) => void>
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
  save_and_abort(context, own) {
    after.save(context, own);
    stopForm(context);
  },
};

/**
 * Submits, saves or aborts, one at a time: a second call while one is running does nothing.
 * Failures are shown to the visitor; all answers stay.
 */
export async function submitForm(
  context: SubmissionContext,
  purpose: SubmitPurpose,
): Promise<void> {
  const { state, navigation } = context;
  if (purpose !== 'abort' && !(await finishWork(navigation, 'form'))) return;
  if (!needsRequest(context, purpose)) return;
  state.busy = purpose === 'complete' ? 'submitting' : 'saving';
  state.problem = null;
  try {
    if (purpose === 'complete' && (await lacksStatement(context))) return;
    const { own, wasEarlier } = await sendAnswers(context, purpose);
    state.wasSentEarlier = wasEarlier;
    if (wasEarlier) showOutcome(context, own);
    else after[purpose](context, own);
  } catch (error) {
    if (await isAlreadySubmitted(context, error)) return;
    showProblem(context, RequestFailure.from(error), purpose);
    if (!(error instanceof RequestFailure)) throw error;
  } finally {
    state.busy = null;
  }
}

/** Whether a request is needed: a draft that only the device stores is aborted without one. */
function needsRequest(context: SubmissionContext, purpose: SubmitPurpose): boolean {
  const { state, navigation, pending } = context;
  if (state.busy || !(isFillingIn(state.screen) || state.screen === 'queued')) return false;
  if (purpose === 'complete') return !showAllErrors(navigation);
  const isOnlyHere = purpose === 'abort' && !pending.read().saved;
  if (isOnlyHere) stopForm(context);
  return !isOnlyHere;
}

/** Whether a statement has not been accepted; shows which one. */
async function lacksStatement(context: SubmissionContext): Promise<boolean> {
  if (!hasStatements(context.navigation)) return false;
  const { showMissingStatements } = await importStatements();
  return showMissingStatements(context);
}

/**
 * Whether the submission was already completed or is waiting; shows that state, of which a reopened
 * page is not aware.
 */
async function isAlreadySubmitted(context: SubmissionContext, error: unknown): Promise<boolean> {
  const { saved } = context.pending.read();
  const isElsewhere = error instanceof RequestFailure && error.code === 'transition_not_allowed';
  if (!isElsewhere || !saved) return false;
  const own = await import('./find-submission.ts')
    .then(({ findOwn }) => findOwn(context, saved))
    .catch(() => undefined);
  if (own === undefined || own.status === 'draft') return false;
  showOutcome(context, own);
  return true;
}

/**
 * Shows the state of a submission after completing it: sent, or waiting. Screens that wait call
 * this again after a change.
 */
export function showOutcome(
  context: SubmissionContext,
  own: OwnSubmission,
  receipt?: string,
): void {
  const { navigation, state, emit } = context;
  // A waiting screen and a reopened page may both have requested the state.
  if (state.sent?.id === own.id) return;
  state.isRestored = false;
  state.problem = null;
  if (own.status !== 'final' && own.awaits) {
    navigation.show(state, own.awaits);
    navigation.focus({ on: 'heading' });
    navigation.progress();
    return;
  }
  const { saved } = context.pending.read();
  const key = own.public_key ?? saved?.key;
  state.sent = ref<SentSubmission>({ id: own.id, key, returnUrl: own.return_url, receipt });
  state.number = own.title;
  state.screen = 'confirmation';
  navigation.focus({ on: 'heading' });
  discardDraftOnceSeen(context);
  emit('completed', { submissionId: own.id, number: own.title });
}

/**
 * Until then, a page that was closed can still request the outcome. A draft that this or another
 * tab has stored since is not the submitted one.
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

/**
 * Discards the draft on the device; the page keeps the answers until it closes, so that the visitor
 * can resume.
 */
function stopForm({ navigation, state, emit, discardDraft }: SubmissionContext): void {
  discardDraft();
  state.screen = 'aborted';
  navigation.focus({ on: 'heading' });
  emit('aborted', { formId: navigation.loaded.form.id });
}

function showProblem(
  context: SubmissionContext,
  failure: RequestFailure,
  purpose: SubmitPurpose,
): void {
  const { navigation, state, text, emit } = context;
  if (failure.code === 'stale') {
    state.isStale = true;
    return;
  }
  const isWaiting = state.screen === 'queued';
  if (isWaiting && isWorthRetrying(failure)) return;
  if (isWaiting) navigation.show(state, navigation.hasSummary ? 'summary' : 'page');
  const problem = submissionProblem(failure, text, {
    isFinished: purpose === 'complete',
    isKept: navigation.loaded.form.settings['drafts.on_device'] !== false,
  });
  const errors = serverErrorsByCell(navigation.open.session, failure.problem?.errors ?? {});
  if (errors.size > 0) showAllErrors(navigation, errors);
  else {
    state.problem = problem;
    navigation.focus({ on: 'problem' });
  }
  emit('error', { ...problem, code: failure.code });
  // Continues in the next version when this one was closed while the visitor filled it in.
  if (failure.code === 'form_not_published')
    void context.continueInSuccessor().catch(ignoreRequestFailure);
}

/** The failure is already shown to the visitor; being offline changes nothing. */
function ignoreRequestFailure(error: unknown): void {
  if (!(error instanceof RequestFailure)) throw error;
}
