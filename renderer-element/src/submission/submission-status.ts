import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import { isFillingIn, type Screen } from '../state/screen.ts';
import type { DeviceDraft } from '../state/device-draft.ts';
import { storedAnswers } from '../state/stored-answers.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { FormState } from '../state/form-state.ts';
import { addText } from '../i18n/form-text.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import type { SubmissionContext } from './submission-context.ts';
import { showOutcome } from './submit.ts';
import { findOwn } from './find-submission.ts';
import { findOutcome } from './send-once.ts';
import type { SubmissionController } from './use-own-submission.ts';

/** The form on the screen, and the context of its submission. */
export interface StatusController extends SubmissionController {
  readonly state: FormState;
  readonly navigation: FormNavigation | undefined;
}

/**
 * A draft that was stored later than this after sending was changed by the visitor; an earlier one
 * is the submitted draft.
 */
const sameMs = 1_000;

/** How long after sending this device still offers the PDF: later, another visitor may use it. */
const sameVisitorMs = 15 * 60_000;

/**
 * After the page closed while submitting: shows the result, or that the form did not arrive. Does
 * not submit. Throws a RequestFailure when the server cannot be reached.
 */
export async function showSubmissionStatus(
  controller: StatusController,
  navigation: FormNavigation,
  stored: DeviceDraft,
): Promise<void> {
  const context = controller.submissionContext(navigation);
  if (!context || !isWaiting(controller, navigation)) return;
  const own = await findSubmission(context, stored);
  await addText(navigation.text, [draftsMessages]);
  if (!isWaiting(controller, navigation)) return;
  if (own?.status === 'final') showSent(context, own, stored);
  else if (own?.awaits) showAwaited(context, own);
  else if (stored.attempt?.sentAt) showNotSent(context);
}

/** Whether the visitor is still on this form and has not submitted it again. */
function isWaiting(
  { navigation: current, state }: StatusController,
  navigation: FormNavigation,
): boolean {
  const { screen, busy } = state;
  return current === navigation && busy === null && (isFillingIn(screen) || isAwaited(screen));
}

const isAwaited = (screen: Screen) => /^(?:files|verification|payment|co_signature)$/.test(screen);

/** The submission; `undefined` when the server has none. */
async function findSubmission(
  context: SubmissionContext,
  stored: DeviceDraft,
): Promise<OwnSubmission | undefined> {
  const { address, text, pending } = context;
  const { attempt, saved } = stored;
  try {
    if (attempt) return await findOutcome({ address, locale: text.locale }, attempt, pending);
    return saved && (await findOwn(context, saved));
  } catch (error) {
    if (error instanceof RequestFailure && error.code === 'not_found') return undefined;
    throw error;
  }
}

function showSent(context: SubmissionContext, own: OwnSubmission, stored: DeviceDraft): void {
  const { state, navigation } = context;
  // The payment screen polls and shows the payment itself.
  if (state.screen === 'payment') return;
  const sentAt = stored.attempt?.sentAt ?? stored.keptAt;
  const isSame = JSON.stringify(storedAnswers(navigation.open)) === JSON.stringify(stored.answers);
  state.wasSentEarlier = !isSame || stored.keptAt - sentAt > sameMs;
  // The device of a visitor who was waiting, for example for a payment, has the submitted answers.
  const wasAwaited = isAwaited(state.screen);
  // The host page may have received the event before it closed; a host page that navigates away on
  // it would do so each time.
  showOutcome(wasAwaited ? context : { ...context, emit: () => undefined }, own);
  state.isRestored = !wasAwaited;
  if (!wasAwaited && Date.now() - sentAt > sameVisitorMs) withholdPdf(state);
}

/**
 * Much later, another person may use this device. They can see the stored answers, so they may see
 * the number, but not the PDF, which contains more.
 */
function withholdPdf(state: FormState): void {
  if (state.sent) state.sent = { ...state.sent, key: undefined };
}

/** The focus does not move when the screen is already shown. */
function showAwaited(context: SubmissionContext, own: OwnSubmission): void {
  if (own.awaits !== context.state.screen) showOutcome(context, own);
}

function showNotSent({ state, navigation }: SubmissionContext): void {
  const { translate } = navigation.text;
  state.problem = {
    title: translate('form.recall.not_sent_title'),
    text: translate('form.recall.not_sent'),
    canRetry: false,
  };
  // A visitor who is typing keeps the focus: the message is announced.
  if (document.activeElement === document.body) navigation.focus({ on: 'problem' });
  else state.announcement.text = state.problem.text;
}
