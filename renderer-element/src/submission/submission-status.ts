import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import type { OwnSubmission } from '@form-builder/core/contract/staff/submissions.ts';
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

/** The form that is on the screen, and what its submission works with. */
export interface StatusController extends SubmissionController {
  readonly state: FormState;
  readonly navigation: FormNavigation | undefined;
}

/**
 * A draft stored this long after sending was changed by the visitor; sooner, it is what was sent.
 */
const sameMs = 1_000;

/** How long after sending this device still offers the PDF: later, another visitor may use it. */
const sameVisitorMs = 15 * 60_000;

/**
 * For a visitor whose page closed while submitting: shows what became of the form, or that it did
 * not arrive. Sends nothing. Throws a RequestFailure when the server cannot be reached.
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

const isAwaited = (screen: Screen) => /^(?:files|verification|payment)$/.test(screen);

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
  // That screen asks by itself, and shows what was paid.
  if (state.screen === 'payment') return;
  const sentAt = stored.attempt?.sentAt ?? stored.keptAt;
  const isSame = JSON.stringify(storedAnswers(navigation.open)) === JSON.stringify(stored.answers);
  state.wasSentEarlier = !isSame || stored.keptAt - sentAt > sameMs;
  // A visitor who was waiting, for a payment say, knows what was sent.
  const wasAwaited = isAwaited(state.screen);
  // The page may have received the event before it closed; a page that leaves on it would leave
  // each time.
  showOutcome(wasAwaited ? context : { ...context, emit: () => undefined }, own);
  state.isRestored = !wasAwaited;
  if (!wasAwaited && Date.now() - sentAt > sameVisitorMs) withholdPdf(state);
}

/**
 * Much later, somebody else may use this device: they see the number, as they see the stored
 * answers, but get no PDF, which contains more.
 */
function withholdPdf(state: FormState): void {
  if (state.sent) state.sent = { ...state.sent, key: undefined };
}

/** Unless that screen is shown: then the focus stays. */
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
