import {
  confidentialityLevels,
  type ConfidentialityLevel,
} from '@form-builder/core/contract/confidentiality-levels.ts';
import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { selectSettings } from './settings-queries.ts';

/** Returns the default confidentiality of a new form. */
export async function initialConfidentiality(
  tx: Transaction<Database>,
): Promise<ConfidentialityLevel> {
  const chosen = (await selectSettings(tx)).get('new_form_confidentiality');
  const known = confidentialityLevels.find((level) => level === chosen);
  return known ?? knownSettings.new_form_confidentiality.initial;
}
