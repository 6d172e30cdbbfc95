import type { Sending } from './send.ts';
import { sendOnce, type SendOutcome } from './send-once.ts';
import type { SubmissionContext } from './submission-context.ts';

/** Sends the current answers of a form; throws a RequestFailure. */
export function sendAnswers(
  context: SubmissionContext,
  purpose: Sending['purpose'],
): Promise<SendOutcome> {
  const { navigation, address, text, pending, state } = context;
  const { session, form, outside } = navigation.open;
  const answers = purpose === 'complete' ? session.answers() : session.allAnswers();
  const { pageId, breakId } = navigation;
  const statements = purpose === 'complete' ? state.statements?.accepted : undefined;
  const content = { answers, claims: outside?.claims, statements, pageId, breakId, purpose };
  return sendOnce({ address, form, locale: text.locale, ...content }, pending);
}
