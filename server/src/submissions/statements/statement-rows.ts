import type { AcceptedStatement } from '@form-builder/core/contract/visitor/sent-submission.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';

/**
 * An accepted statement as a question and an answer: its kind, and the text with the time of
 * accepting it.
 */
export interface StatementRow {
  readonly label: string;
  readonly value: string;
}

/** The statements of a submission for its PDF and its mails, with the texts that were accepted. */
export function statementRows(
  statements: readonly AcceptedStatement[] | null,
  locale: string,
): readonly StatementRow[] {
  const translate = translatorOf(locale);
  return (statements ?? []).map(({ kind, text, accepted_at: acceptedAt }) => ({
    label: translate(`statement.${kind}`),
    value: translate('statement.accepted', {
      text,
      moment: formatInstant(new Date(acceptedAt), locale, 'long'),
    }),
  }));
}
