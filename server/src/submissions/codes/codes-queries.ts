import { sql, type Insertable, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CodePurpose } from '../submission-jobs.ts';
import type { SubmissionCodesTable } from '../submissions-tables.ts';

type Tx = Transaction<Database>;

/** The submission and the purpose of a code. */
export interface CodeId {
  readonly submissionId: string;
  readonly purpose: CodePurpose;
}

/** Returns the current code, locked until the transaction ends. */
export function lockCode(tx: Tx, { submissionId, purpose }: CodeId) {
  return tx
    .selectFrom('submission_codes')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
}

/** Records a request for a code; the previous code is no longer valid. */
export async function upsertCodeRequest(
  tx: Tx,
  row: Insertable<SubmissionCodesTable>,
): Promise<void> {
  const { requested_at, counted_from, requests } = row;
  const fresh = { code_hash: null, expires_at: null, tries: 0 };
  const change = { requested_at, counted_from, requests, ...fresh };
  await tx
    .insertInto('submission_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'submission_id', 'purpose']).doUpdateSet(change),
    )
    .execute();
}

export async function updateCode(
  tx: Tx,
  { submissionId, purpose }: CodeId,
  change: Updateable<SubmissionCodesTable>,
): Promise<void> {
  await tx
    .updateTable('submission_codes')
    .set(change)
    .where('submission_id', '=', submissionId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Uses one of the tries of the current code; `undefined` when none is left. */
export function claimCodeAttempt(
  tx: Tx,
  { submissionId, purpose }: CodeId,
  limit: number,
  now: Date,
) {
  return tx
    .updateTable('submission_codes')
    .set({ tries: sql`tries + 1` })
    .where('submission_id', '=', submissionId)
    .where('purpose', '=', purpose)
    .where('tries', '<', limit)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
}
