import type { Writer } from '../../logbook/writer.ts';
import { lockOwnSubmission, type OwnSubmissionRow } from '../submissions-queries.ts';
import { selectCoSignature, type CoSignatureRow } from './co-signatures-queries.ts';

/** A co-signature and its submission, which is locked until the transaction ends. */
export interface LockedCoSignature {
  readonly row: CoSignatureRow;
  readonly submission: OwnSubmissionRow;
}

/**
 * Returns `undefined` when the request was withdrawn. Locks the submission first, as every change
 * of a submission does.
 */
export async function lockCoSignature(
  { tx }: Pick<Writer, 'tx'>,
  id: string,
): Promise<LockedCoSignature | undefined> {
  const found = await selectCoSignature(tx, id);
  const submission = found && (await lockOwnSubmission(tx, found.submission_id));
  const row = submission && (await selectCoSignature(tx, id));
  return row && { row, submission };
}
