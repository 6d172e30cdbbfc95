import type { MessageId, MessageParams } from '@form-builder/core/messages/message-ids.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { statusTimeFormat } from './format-status-time.ts';
import { DeadlineError, deadlineMs, withDeadline } from './with-deadline.ts';

/** `warning`: it works, but not as a municipality may expect. */
export type StatusState = 'ok' | 'warning' | 'failed';

/** What a check found, as data: its texts are messages in the languages of staff. */
export interface CheckOutcome {
  readonly state: StatusState;
  readonly text: MessageId;
  readonly params?: MessageParams;
  /** More params: times, which are written as the reader of the text is used to. */
  readonly times?: Readonly<Record<string, Date>>;
  /** What to do; null when nothing has to be done. */
  readonly advice: MessageId | null;
  /** What was measured, such as `0.1 s`; null when there is nothing to measure. */
  readonly figure: string | null;
}

/** The result of one check of an installation. */
export interface StatusCheck extends CheckOutcome {
  /** What was checked, in a word that does not change. */
  readonly id: string;
  readonly name: MessageId;
}

/** A check in words, for the operator, without personal data. */
export interface DescribedCheck {
  readonly id: string;
  readonly name: string;
  readonly state: StatusState;
  readonly figure: string | null;
  readonly text: string;
  readonly advice: string | null;
}

/** Describes a check in a language. */
export function describeCheck(check: StatusCheck, language: Language): DescribedCheck {
  const { id, name, state, figure, text, params, times = {}, advice } = check;
  const translate = translatorOf(language);
  const formatTime = statusTimeFormat(language);
  const shownTimes = Object.fromEntries(
    Object.entries(times).map(([param, time]) => [param, formatTime(time)]),
  );
  return {
    id,
    name: translate(name),
    state,
    figure,
    text: translate(text, { ...params, ...shownTimes }),
    advice: advice === null ? null : translate(advice),
  };
}

/** Runs one check; an error is its failure, and so is no answer before the deadline. */
export async function runCheck(
  { id, name }: Pick<StatusCheck, 'id' | 'name'>,
  check: () => Promise<CheckOutcome>,
): Promise<StatusCheck> {
  try {
    return { id, name, ...(await withDeadline(check())) };
  } catch (error) {
    const advice = 'operator.status.error.advice';
    if (error instanceof DeadlineError) {
      const params = { seconds: deadlineMs / 1_000 };
      return { id, name, ...failed('operator.status.late', { params, advice }) };
    }
    const params = { error: error instanceof Error ? error.message : String(error) };
    return { id, name, ...failed('operator.status.error', { params, advice }) };
  }
}

type Details = Partial<Pick<CheckOutcome, 'params' | 'times' | 'advice' | 'figure'>>;

const outcome =
  (state: StatusState) =>
  (text: MessageId, details: Details = {}): CheckOutcome => ({
    state,
    text,
    advice: null,
    figure: null,
    ...details,
  });

export const ok = outcome('ok');
export const warning = outcome('warning');
export const failed = outcome('failed');
