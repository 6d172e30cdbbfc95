import { ref } from 'valtio/vanilla';
import type { OwnSubmission } from '@form-builder/core/contract/staff/submissions.ts';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { DeviceDraft } from '../drafts/device-drafts.ts';
import type { FormAddress } from '../requests/form-address.ts';
import type { FormServices } from '../requests/form-services.ts';
import { RequestFailure, throwLineGone } from '../requests/request-failure.ts';
import type { Visit } from '../form-controller/form-controller.ts';
import type { Emit } from '../state/form-events.ts';
import { isOnTheWay, type Sent, type VisitState } from '../state/form-state.ts';
import type { Walk } from '../navigation/form-navigation.ts';
import { refuseWholeRoad } from '../navigation/transitions.ts';
import { isWorthRetrying } from '../state/problem-text.ts';
import { sendingProblem } from './submission-problem.ts';
import type { Sending } from './send.ts';
import { sendOnce, type PendingStore, type SendOutcome } from './send-once.ts';
import { serverErrorsByCell } from './server-errors.ts';

/** How long the confirmation stands in sight before the device forgets what was sent. */
const seenMs = 2_000;

/** What a delivery needs of the visit it belongs to. */
export interface DeliveryOrder {
  readonly walk: Walk;
  readonly state: VisitState;
  readonly text: FormatContext;
  readonly address: FormAddress;
  readonly pending: PendingStore;
  readonly emit: Emit;
  readonly visit: Visit;
  /** What the device keeps of the form, which another tab may have written. */
  findKept(): DeviceDraft | undefined;
  /** The form is sent: the device need not keep it any longer. */
  forget(): void;
}

/** What the visitor asks for. */
export type VisitorPurpose = Exclude<Sending['purpose'], 'keep'>;

/** Each outcome by what was asked. */
const after: Readonly<Record<VisitorPurpose, (order: DeliveryOrder, own: OwnSubmission) => void>> =
  {
    complete: showOutcome,
    save({ state, text, emit, pending }, own) {
      const { saved } = pending.read();
      state.savedAt = Date.now();
      if (saved) pending.write({ saved: { ...saved, at: state.savedAt } });
      state.news.words = text.translate('element.saved');
      emit('saved', { submissionId: own.id });
    },
    abort: stop,
    save_and_abort(order, own) {
      after.save(order, own);
      stop(order);
    },
  };

/**
 * Sends, saves or stops, one at a time: a second click while one is under way does nothing. What
 * goes wrong is explained to the visitor; everything typed stays.
 */
export async function deliver(order: DeliveryOrder, purpose: VisitorPurpose): Promise<void> {
  const { state } = order;
  if (!hasToSend(order, purpose)) return;
  state.busy = purpose === 'complete' ? 'submitting' : 'saving';
  state.problem = null;
  try {
    const { own, wasEarlier } = await send(order, purpose);
    state.wasSentEarlier = wasEarlier;
    if (wasEarlier) showOutcome(order, own);
    else after[purpose](order, own);
  } catch (error) {
    if (await isBeingAwaited(order, error)) return;
    explain(order, RequestFailure.from(error), purpose);
    if (!(error instanceof RequestFailure)) throw error;
  } finally {
    state.busy = null;
  }
}

/** Whether the server is to hear of it now. Stopping what only the device knows is done at once. */
function hasToSend(order: DeliveryOrder, purpose: VisitorPurpose): boolean {
  const { state, walk, pending } = order;
  if (state.busy || !(isOnTheWay(state.screen) || state.screen === 'queued')) return false;
  if (purpose === 'complete') return !refuseWholeRoad(walk);
  const isOnlyHere = purpose === 'abort' && !pending.read().saved;
  if (isOnlyHere) stop(order);
  return !isOnlyHere;
}

/**
 * Whether what was sent is waiting already, or done, as a page that was opened anew cannot know: then
 * that is shown.
 */
async function isBeingAwaited(order: DeliveryOrder, error: unknown): Promise<boolean> {
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
export function showOutcome(order: DeliveryOrder, own: OwnSubmission): void {
  const { walk, state, emit } = order;
  // A screen that waits and a page that was opened anew may both have asked.
  if (state.sent?.id === own.id) return;
  state.isRestored = false;
  state.problem = null;
  if (own.status !== 'final' && own.awaits) {
    walk.show(state, own.awaits);
    walk.focus({ on: 'heading' });
    walk.progress();
    return;
  }
  const { saved } = order.pending.read();
  const key = own.public_key ?? saved?.key;
  state.sent = ref<Sent>({ id: own.id, key, returnUrl: own.return_url });
  state.number = own.title;
  state.screen = 'confirmation';
  walk.focus({ on: 'heading' });
  forgetOnceSeen(order);
  emit('completed', { submissionId: own.id, number: own.title });
}

/**
 * Until then a closed tab leaves enough to ask the server what it was sent as. What another tab, or
 * this one begun again, has kept since is not what was sent.
 */
function forgetOnceSeen({ pending, findKept, forget }: DeliveryOrder): void {
  const { attempt, saved } = pending.read();
  const timer = setInterval(() => {
    if (document.hidden) return;
    clearInterval(timer);
    const kept = findKept();
    if (kept?.attempt?.key === attempt?.key && kept?.saved?.id === saved?.id) forget();
  }, seenMs);
}

/** The device keeps nothing; what is on the screen stays until the page goes, to take it back. */
function stop({ walk, state, emit, forget }: DeliveryOrder): void {
  forget();
  state.screen = 'aborted';
  walk.focus({ on: 'heading' });
  emit('aborted', { formId: walk.loaded.form.id });
}

/** The services of a form's fields, which few forms have. */
export async function servicesFor(order: DeliveryOrder): Promise<FormServices> {
  const { createFormServices } = await import('../requests/form-services.ts').catch(throwLineGone);
  const { address, text, walk, state } = order;
  const place = { address, locale: text.locale, versionId: walk.loaded.form.version_id };
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

function send(order: DeliveryOrder, purpose: Sending['purpose']): Promise<SendOutcome> {
  const { walk, address, text, pending } = order;
  const { session, form } = walk.open;
  const answers = purpose === 'complete' ? session.answers() : session.allAnswers();
  const { pageId, breakId } = walk;
  const place = { pageId, breakId };
  return sendOnce({ address, form, locale: text.locale, answers, ...place, purpose }, pending);
}

function explain(order: DeliveryOrder, failure: RequestFailure, purpose: VisitorPurpose): void {
  const { walk, state, text, emit } = order;
  if (failure.code === 'stale') {
    state.isStale = true;
    return;
  }
  const isWaiting = state.screen === 'queued';
  if (isWaiting && isWorthRetrying(failure)) return;
  if (isWaiting) walk.show(state, walk.hasSummary ? 'summary' : 'page');
  const problem = sendingProblem(failure, text, purpose === 'complete');
  const errors = serverErrorsByCell(walk.open.session, failure.problem?.errors ?? {});
  if (errors.size > 0) refuseWholeRoad(walk, errors);
  else {
    state.problem = problem;
    walk.focus({ on: 'problem' });
  }
  emit('error', { ...problem, code: failure.code });
  // The version was closed while the visitor filled it in.
  if (failure.code === 'form_not_published') void moveOn(order.visit).catch(toldAlready);
}

/** Its code comes only now, with the line that just brought the refusal. */
async function moveOn(visit: Visit): Promise<void> {
  const { moveToSuccessor } = await import('../drafts/resume-draft.ts').catch(throwLineGone);
  await moveToSuccessor(visit);
}

/** The visitor has read why already; without a line nothing changes. */
function toldAlready(error: unknown): void {
  if (!(error instanceof RequestFailure)) throw error;
}
