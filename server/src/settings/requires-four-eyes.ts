import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import { selectSettings } from './settings-queries.ts';

/** Whether the tenant requires that another user than the proposer approves a version. */
export async function requiresFourEyes(tx: Transaction<Database>): Promise<boolean> {
  const settings = await selectSettings(tx);
  return (settings.get('four_eyes') ?? knownSettings.four_eyes.initial) === true;
}
