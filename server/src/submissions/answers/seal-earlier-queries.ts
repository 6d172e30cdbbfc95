import { sql, type Transaction } from 'kysely';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SealedAnswers, StoredAnswers } from './stored-answers.ts';

type Tx = Transaction<Database>;

export async function selectVersionIds(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.selectFrom('form_versions').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Returns the pages of a version; `undefined` when it was deleted. */
export async function findDefinition(tx: Tx, id: string): Promise<FormDefinition | undefined> {
  const row = await tx
    .selectFrom('form_versions')
    .select('definition')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.definition;
}

export interface SubmissionOfVersion {
  readonly id: string;
  readonly version_id: string;
}

/** Returns the next submissions of the tenant, without their answers. */
export function selectAfter(
  tx: Tx,
  afterId: string,
  limit: number,
): Promise<readonly SubmissionOfVersion[]> {
  return tx
    .selectFrom('submissions')
    .select(['id', 'version_id'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export interface UnsealedRow extends StoredAnswers {
  readonly id: string;
}

/** Returns the submissions with an unencrypted answer to one of the fields. */
export function lockUnsealed(
  tx: Tx,
  ids: readonly string[],
  fieldIds: readonly string[],
): Promise<readonly UnsealedRow[]> {
  const paths = fieldIds.map((id) => `$.**.${JSON.stringify(id)} ? (@ != null)`);
  return tx
    .selectFrom('submissions')
    .select(['id', 'answers', 'sealed_answers'])
    .where('id', 'in', ids)
    .where(
      sql<boolean>`exists (select from unnest(${paths}::text[]) as path
        where jsonb_path_exists(submissions.answers, path::jsonpath))`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Writes answers to both columns. The revision does not change, because the content is the same for
 * the visitor's page.
 */
export async function writeSealed(tx: Tx, id: string, sealed: SealedAnswers): Promise<void> {
  await tx.updateTable('submissions').set(sealed).where('id', '=', id).execute();
}
