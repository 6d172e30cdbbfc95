import { planRetention, type RetentionStep } from '@form-builder/core/retention/plan-retention.ts';
import { noRetentionTerms } from '@form-builder/core/retention/retention-terms.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { selectFormRetention } from './form-retention-queries.ts';
import { loadRetentionPolicy } from './load-retention-policy.ts';

/** Whether submissions end by themselves: they are deleted, or anonymised, after some time. */
export const isTermDecided = ({ anonymiseDays, deleteDays }: RetentionStep): boolean =>
  anonymiseDays !== null || deleteDays !== null;

/** Whether completed submissions of a form end by themselves, by its own terms or those of the organisation. */
export async function isRetentionDecided(
  tx: Transaction<Database>,
  formId: string,
): Promise<boolean> {
  const terms = (await selectFormRetention(tx, formId)) ?? noRetentionTerms;
  return isTermDecided(planRetention(terms, await loadRetentionPolicy(tx)).completed);
}
