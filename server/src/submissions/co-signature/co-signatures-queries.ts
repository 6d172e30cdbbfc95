import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SubmissionCoSignaturesTable } from './co-signatures-tables.ts';

type Tx = Transaction<Database>;

export type CoSignatureRow = Selectable<SubmissionCoSignaturesTable>;

/** The scope of a code: it is invalid for another form, and in another environment. */
interface CoSignatureCodePlace {
  readonly codeHash: Buffer;
  readonly formId: string;
  readonly environment: EnvironmentId;
}

export async function insertCoSignature(
  tx: Tx,
  row: Insertable<SubmissionCoSignaturesTable>,
): Promise<void> {
  await tx.insertInto('submission_co_signatures').values(row).execute();
}

export function selectCoSignature(tx: Tx, id: string): Promise<CoSignatureRow | undefined> {
  return tx
    .selectFrom('submission_co_signatures')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds the co-signature with this code, for a form in an environment. */
export function selectCoSignatureByCode(
  tx: Tx,
  { codeHash, formId, environment }: CoSignatureCodePlace,
) {
  return tx
    .selectFrom('submission_co_signatures as co_signatures')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.tenant_id', '=', 'co_signatures.tenant_id')
        .onRef('submissions.id', '=', 'co_signatures.submission_id'),
    )
    .select('co_signatures.id')
    .where('co_signatures.code_hash', '=', codeHash)
    .where('submissions.form_id', '=', formId)
    .where('submissions.environment', '=', environment)
    .executeTakeFirst();
}

/** Finds the co-signature that was requested when the submission was last sent. */
export function selectCoSignatureOf(
  tx: Tx,
  submissionId: string,
): Promise<CoSignatureRow | undefined> {
  return tx
    .selectFrom('submission_co_signatures')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

export async function updateCoSignature(
  tx: Tx,
  id: string,
  change: Updateable<SubmissionCoSignaturesTable>,
): Promise<void> {
  await tx.updateTable('submission_co_signatures').set(change).where('id', '=', id).execute();
}

/** Adds the key of a mail that is about to be sent. */
export async function addKeyHash(tx: Tx, id: string, hash: Buffer): Promise<void> {
  await tx
    .updateTable('submission_co_signatures')
    .set({ key_hashes: sql`array_append(key_hashes, ${hash}::bytea)` })
    .where('id', '=', id)
    .execute();
}

/** Withdraws the request to co-sign; mailed links stop working. */
export async function deleteCoSignatureOf(tx: Tx, submissionId: string): Promise<void> {
  await tx
    .deleteFrom('submission_co_signatures')
    .where('submission_id', '=', submissionId)
    .execute();
}
