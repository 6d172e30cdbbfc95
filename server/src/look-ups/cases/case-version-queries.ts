import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** What a version says of its questions, and of the login that it requires. */
interface CaseVersion {
  readonly pages: readonly Page[];
  readonly required: Version['submission_settings'];
}

/** `undefined` when the version does not exist. */
export async function selectCaseVersion(
  tx: Transaction<Database>,
  versionId: string,
): Promise<CaseVersion | undefined> {
  const row = await tx
    .selectFrom('form_versions')
    .select(['definition', 'submission_settings'])
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row && { pages: row.definition.pages, required: row.submission_settings };
}
