import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import {
  personsProcessing,
  personsPurpose,
} from '@form-builder/core/version-settings/processing-settings.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How a version reads the register of persons. */
export interface PersonReading {
  readonly formId: string;
  readonly purpose: string;
  readonly processing: string;
  readonly variables: readonly Variable[];
}

/** `undefined` when the version does not exist. */
export async function selectPersonReading(
  tx: Transaction<Database>,
  versionId: string,
  selectVariables: (tx: Transaction<Database>, versionId: string) => Promise<readonly Variable[]>,
): Promise<PersonReading | undefined> {
  const row = await tx
    .selectFrom('form_versions')
    .select(['form_id', 'settings'])
    .where('id', '=', versionId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { form_id: formId, settings } = row;
  return {
    formId,
    purpose: settings[personsPurpose.key] ?? '',
    processing: settings[personsProcessing.key] ?? '',
    variables: await selectVariables(tx, versionId),
  };
}
