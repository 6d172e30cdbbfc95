import { planRetention } from '@form-builder/core/retention/plan-retention.ts';
import { noRetentionTerms } from '@form-builder/core/retention/retention-terms.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { selectAllFormRetention } from '../retention/form-retention-queries.ts';
import { loadRetentionPolicy } from '../retention/load-retention-policy.ts';

/** After how many days without a change saved drafts are deleted, by form, and of all other forms; `null`: never. */
export interface SavedTerms {
  readonly byForm: Readonly<Record<string, number | null>>;
  readonly rest: number | null;
}

/** The terms that the deletion of saved drafts follows. */
export async function loadSavedTerms(tx: Transaction<Database>): Promise<SavedTerms> {
  const policy = await loadRetentionPolicy(tx);
  const forms = await selectAllFormRetention(tx);
  return {
    byForm: Object.fromEntries(
      forms.map((terms) => [terms.form_id, planRetention(terms, policy).saved.deleteDays]),
    ),
    rest: planRetention(noRetentionTerms, policy).saved.deleteDays,
  };
}
