import type { Writer } from '../../logbook/writer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { hashKey, isKeyOf } from '../../platform/secrets/public-key.ts';
import {
  lockOwnSubmission,
  selectFurtherKey,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';

/** The id of a submission and the key that proves that it is the visitor's. */
export interface OwnSubmissionId {
  readonly id: string;
  readonly key: string | undefined;
}

/**
 * Returns the visitor's own submission, locked until the transaction ends. Throws `not_found` both
 * for a wrong key and for an unknown submission, and `code_needed` for the key of a link that
 * requires a code.
 */
export async function getOwnSubmission(
  writer: Pick<Writer, 'tx'>,
  wanted: OwnSubmissionId,
): Promise<OwnSubmissionRow> {
  const { submission, needsCode } = await findByAnyKey(writer, wanted);
  if (needsCode) throw new RequestError('code_needed');
  return submission;
}

/**
 * Like `getOwnSubmission`, for a visitor who has not entered the code yet; use it only to request
 * or check the code.
 */
export async function getSubmissionBeforeCode(
  writer: Pick<Writer, 'tx'>,
  wanted: OwnSubmissionId,
): Promise<OwnSubmissionRow> {
  return (await findByAnyKey(writer, wanted)).submission;
}

/** Whether this key needs a code. */
export async function needsCode(
  writer: Pick<Writer, 'tx'>,
  wanted: OwnSubmissionId,
): Promise<boolean> {
  return (await findByAnyKey(writer, wanted)).needsCode;
}

async function findByAnyKey({ tx }: Pick<Writer, 'tx'>, { id, key }: OwnSubmissionId) {
  const submission = await lockOwnSubmission(tx, id);
  if (submission === undefined || key === undefined) throw new RequestError('not_found');
  if (isKeyOf(key, submission.public_key_hash)) return { submission, needsCode: false };
  const further = await selectFurtherKey(tx, id, hashKey(key));
  if (further === undefined) throw new RequestError('not_found');
  return { submission, needsCode: further.needs_code };
}
