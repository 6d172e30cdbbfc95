import { instant, type Writer } from '../../logbook/writer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { updateCode } from '../codes/codes-queries.ts';
import { continueCompletion, type CompletionRules } from '../completion/complete-submission.ts';
import {
  lockOwnSubmission,
  updateSubmissionRow,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';

/** Whether the submission waits for a code; throws when it was never asked for one. */
export function assertAwaitsCode({ awaits }: Pick<OwnSubmissionRow, 'awaits'>): void {
  if (awaits !== 'verification') throw new RequestError('transition_not_allowed');
}

/**
 * Goes on with completing now that the right code was entered. Entered twice at the same moment, the
 * second one finds what the first one made of it.
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
