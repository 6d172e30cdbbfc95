import { fileDropDrivers } from '@form-builder/core/contract/staff/settings/file-drop-drivers.ts';
import type { ExportTarget } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';
import { selectProviderNames } from '../../providers/providers-queries.ts';

type Tx = Transaction<Database>;

/** The places for files that production submissions may go to. */
export async function selectTargets(tx: Tx) {
  const all = await selectProviderNames(tx);
  return all
    .filter(({ kind, driver, serves_tests: servesTests }) => {
      const takesFiles = Object.hasOwn(fileDropDrivers, driver);
      return kind === 'delivery' && !servesTests && takesFiles;
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'));
}

/** Throws unless the tenant has this place for files. */
export async function assertTarget(
  tx: Tx,
  language: Language,
  target: ExportTarget,
): Promise<void> {
  if (target.kind !== 'drop') return;
  if ((await selectTargets(tx)).some(({ id }) => id === target.provider)) return;
  const errors = { 'target.provider': [inputTexts[language].notAllowed] };
  throw new RequestError('invalid', { errors });
}
