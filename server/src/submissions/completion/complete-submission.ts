import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import { requestLanguage } from '../../platform/http/requests/request-language.ts';
import type { Completing, CompletionStep } from './completion-step.ts';
import { runFollowUps, type FollowUp } from './follow-up.ts';
import { getProgram, getVersionOf } from '../filled-version/filled-version.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import { countSubmission } from '../../quotas/count-submission.ts';
import { openAnswers } from '../answers/stored-answers.ts';
import { openVariables } from '../variables/stored-variables.ts';
import type { ProgramCache } from '../answers/program-cache.ts';
import {
  lockOwnSubmission,
  selectStoredAnswers,
  claimNumber,
  updateSubmissionRow,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';

/** The minimum number of digits of a submission number in a title. */
export const numberDigits = 6;

/** The logbook entry of a submission that became final. */
export const completedAction = 'submission.completed';

/** The rules of completion. */
export interface CompletionRules {
  readonly programs: ProgramCache;
  readonly cipher: SecretCipher;
  readonly steps: readonly CompletionStep[];
  readonly followUps: readonly FollowUp[];
}

/**
 * Makes a submission final, or makes it wait for a step that is not satisfied. Number, logbook
 * entry and jobs commit with the caller's transaction.
 */
export async function completeSubmission(
  completing: Completing,
  { steps, followUps }: Pick<CompletionRules, 'steps' | 'followUps'>,
): Promise<OwnSubmissionRow> {
  const { writer, submission } = completing;
  for (const step of steps) {
    const waiting = await step.findWaiting(completing);
    if (waiting === null) continue;
    const change = { ...waiting, awaits: step.awaits, aborted_at: null };
    return updateSubmissionRow(writer.tx, submission.id, change);
  }
  const completed = await makeFinal(completing);
  await runFollowUps(followUps, completing, completed.id);
  return completed;
}

/**
 * Continues completion after an awaited event, such as a code or a payment. Does nothing for a
 * submission that no longer waits: it is a draft again, or final.
 */
export async function continueCompletion(
  writer: Writer,
  rules: CompletionRules,
  submissionId: string,
): Promise<OwnSubmissionRow | undefined> {
  const submission = await lockOwnSubmission(writer.tx, submissionId);
  if (submission === undefined || submission.awaits === null) return submission;
  const version = await getVersionOf(writer, submission);
  const program = await getProgram(writer, rules.programs, version);
  const place = { tenantId: writer.tenantId, id: submissionId };
  const stored = await selectStoredAnswers(writer.tx, submissionId);
  const answers = openAnswers(rules.cipher, place, stored);
  const variables = openVariables(rules.cipher, place, stored.sealed_variables) ?? {};
  const language = requestLanguage(submission.locale);
  const completing = { writer, submission, version, program, answers, variables, language };
  return completeSubmission(completing, rules);
}

async function makeFinal({ writer, submission, version }: Completing): Promise<OwnSubmissionRow> {
  const number = version.is_numbering_enabled
    ? await claimNumber(writer.tx, writer.tenantId, version.form_id, submission.is_test)
    : null;
  await writeLogbook(writer, {
    action: completedAction,
    subject: ['submission', submission.id],
    details: { number },
  });
  await logProcessing(writer, 'submission.completed', [submission.id]);
  if (!submission.is_test) await countSubmission(writer, submission.id);
  return updateSubmissionRow(writer.tx, submission.id, {
    status: 'final',
    awaits: null,
    number,
    title:
      number === null
        ? null
        : `${version.number_prefix}${String(number).padStart(numberDigits, '0')}`,
    completed_at: instant(writer),
    aborted_at: null,
  });
}
