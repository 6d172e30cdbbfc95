import { sql, type Transaction } from 'kysely';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import type { Database } from '../../platform/database/database.ts';
import type { sealAnswers, StoredAnswers } from './stored-answers.ts';

type Tx = Transaction<Database>;

export async function selectVersionIds(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.selectFrom('form_versions').select('id').execute();
  return rows.map(({ id }) => id);
}

/** The pages of a version; `undefined` when it was deleted. */
export async function findDefinition(tx: Tx, id: string): Promise<FormDefinition | undefined> {
  const row = await tx
    .selectFrom('form_versions')
    .select('definition')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.definition;
}

export interface UnsealedRow extends StoredAnswers {
  readonly id: string;
}

/** Submissions of a version after `afterId` that hold an answer to one of the fields in the clear. */
export async function lockUnsealed(
  tx: Tx,
  wanted: {
    readonly versionId: string;
    readonly fieldIds: readonly string[];
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<readonly UnsealedRow[]> {
  const paths = wanted.fieldIds.map((id) => `$.**.${JSON.stringify(id)} ? (@ != null)`);
  return tx
    .selectFrom('submissions')
    .select(['id', 'answers', 'sealed_answers'])
    .where('version_id', '=', wanted.versionId)
    .where('id', '>', wanted.afterId)
    .where(
      sql<boolean>`exists (select from unnest(${paths}::text[]) as path
        where jsonb_path_exists(submissions.answers, path::jsonpath))`,
    )
    .orderBy('id')
    .limit(wanted.limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes answers in both columns; the visitor's page need not know, so the revision stays. */
export async function writeSealed(
  tx: Tx,
  id: string,
  sealed: ReturnType<typeof sealAnswers>,
): Promise<void> {
  await tx.updateTable('submissions').set(sealed).where('id', '=', id).execute();
}
