import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import type { OwnSubmission } from '@form-builder/core/contract/staff/submissions.ts';
import type { DeviceDraft } from '../drafts/device-drafts.ts';
import { keptAnswers } from '../drafts/stored-answers.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { Visit } from '../form-controller/form-controller.ts';
import { isOnTheWay, type Screen, type VisitState } from '../state/form-state.ts';
import { addText } from '../i18n/form-text.ts';
import type { Walk } from '../navigation/form-navigation.ts';
import { showOutcome, type DeliveryOrder } from './submit.ts';
import { findOwn } from './find-submission.ts';
import { askAfter } from './send-once.ts';

/** What is kept this long after sending was changed by the visitor; sooner, it is what was sent. */
const sameMs = 1_000;

/** Who opens the form again this soon is taken for the one who sent it. */
const sameVisitorMs = 15 * 60_000;

/**
 * For a visitor whose page went while the form was being sent: shows what became of it, or that it
 * did not arrive. Nothing is sent by this. Throws a RequestFailure when nobody can be asked.
 */
export async function recall(visit: Visit, walk: Walk, kept: DeviceDraft): Promise<void> {
  const order = visit.order(walk);
  if (!order || !isWaiting(visit, walk)) return;
  const own = await ask(order, kept);
  await addText(walk.text, [draftsMessages]);
  if (!isWaiting(visit, walk)) return;
  if (own?.status === 'final') showSent(order, own, kept);
  else if (own?.awaits) showAwaited(order, own);
  else if (kept.attempt?.sentAt) tellNotSent(order);
}

/** Whether the visitor has not gone elsewhere meanwhile, or sent the form again. */
function isWaiting({ walk: current, state }: Visit, walk: Walk): boolean {
  const { screen, busy } = state;
  return current === walk && busy === null && (isOnTheWay(screen) || isAwaited(screen));
}

const isAwaited = (screen: Screen) => /^(?:files|verification|payment)$/.test(screen);

/** The submission; `undefined` when the server has none. */
async function ask(order: DeliveryOrder, kept: DeviceDraft): Promise<OwnSubmission | undefined> {
  const { address, text, pending } = order;
  const { attempt, saved } = kept;
  try {
    if (attempt) return await askAfter({ address, locale: text.locale }, attempt, pending);
    return saved && (await findOwn(order, saved));
  } catch (error) {
    if (error instanceof RequestFailure && error.code === 'not_found') return undefined;
    throw error;
  }
}

function showSent(order: DeliveryOrder, own: OwnSubmission, kept: DeviceDraft): void {
  const { state, walk } = order;
  const sentAt = kept.attempt?.sentAt ?? kept.keptAt;
  const isSame = JSON.stringify(keptAnswers(walk)) === JSON.stringify(kept.answers);
  state.wasSentEarlier = !isSame || kept.keptAt - sentAt > sameMs;
  // Who waited for it, for a payment say, knows that it was sent, and with which answers.
  const wasAwaited = isAwaited(state.screen);
  // The page may have told its host before it went; a host that leaves on hearing it would for ever.
  showOutcome(wasAwaited ? order : { ...order, emit: () => undefined }, own);
  state.isRestored = !wasAwaited;
  if (!wasAwaited && Date.now() - sentAt > sameVisitorMs) withholdPdf(state);
}

/**
 * Much later it may be somebody else at this device: they read the number, as they would the answers
 * that it keeps, but get no PDF, which holds what is never kept.
 */
function withholdPdf(state: VisitState): void {
  if (state.sent) state.sent = { ...state.sent, key: undefined };
}

/** Unless it is on the screen: then the focus stays where it is. */
function showAwaited(order: DeliveryOrder, own: OwnSubmission): void {
  if (own.awaits !== order.state.screen) showOutcome(order, own);
}

function tellNotSent({ state, walk }: DeliveryOrder): void {
  const { translate } = walk.text;
  state.problem = {
    title: translate('visit.recall.not_sent_title'),
    text: translate('visit.recall.not_sent'),
    canRetry: false,
  };
  // Whoever goes on typing meanwhile is not taken away from it: the words are read out.
  if (document.activeElement === document.body) walk.focus({ on: 'problem' });
  else state.news.words = state.problem.text;
}
