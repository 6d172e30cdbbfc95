import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { RetentionPolicy } from '@form-builder/core/retention/plan-retention.ts';
import {
  retentionOutcomes,
  type RetentionDays,
} from '@form-builder/core/retention/retention-outcomes.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { selectSettings } from '../settings/settings-queries.ts';

/** The organisation's default and maximum terms for submissions. */
export async function loadRetentionPolicy(tx: Transaction<Database>): Promise<RetentionPolicy> {
  const settings = await selectSettings(tx);
  const daysOf = (kind: 'default' | 'maximum'): RetentionDays => {
    const entries = retentionOutcomes.map((outcome) => {
      const id = `retention_${kind}_${outcome}` as const;
      const value = settings.has(id) ? settings.get(id) : knownSettings[id].initial;
      return [outcome, typeof value === 'number' ? value : null];
    });
    // One entry for each outcome, which the type of `fromEntries` does not express.
    return Object.fromEntries(entries) as RetentionDays;
  };
  return { defaults: daysOf('default'), maxima: daysOf('maximum') };
}
