import { instant, type Writer } from '../../logbook/writer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { updateCode } from '../codes/codes-queries.ts';
import { continueCompletion, type CompletionRules } from '../completion/complete-submission.ts';
import {
  lockOwnSubmission,
  updateSubmissionRow,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';

/** Checks that the submission waits for a code; throws otherwise. */
export function assertAwaitsCode({ awaits }: Pick<OwnSubmissionRow, 'awaits'>): void {
  if (awaits !== 'verification') throw new RequestError('transition_not_allowed');
}

/**
 * Continues completion after the right code was entered. Of two simultaneous requests the second
 * one finds the result of the first.
 */
export async function verifySubmission(
  writer: Writer,
  rules: CompletionRules,
  submissionId: string,
): Promise<OwnSubmissionRow> {
  const submission = await lockOwnSubmission(writer.tx, submissionId);
  if (submission === undefined) throw new RequestError('not_found');
  if (submission.awaits === 'verification') {
    await updateSubmissionRow(writer.tx, submissionId, { verified_at: instant(writer) });
    const spent = { code_hash: null, expires_at: null };
    await updateCode(writer.tx, { submissionId, purpose: 'verification' }, spent);
  }
  return (await continueCompletion(writer, rules, submissionId)) ?? submission;
}
