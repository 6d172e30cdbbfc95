import type { ProcessingCard } from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { planRetention } from '@form-builder/core/retention/plan-retention.ts';
import { noRetentionTerms } from '@form-builder/core/retention/retention-terms.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { givesBsn } from '../providers/gives-bsn.ts';
import { selectProviderNames } from '../providers/providers-queries.ts';
import { selectAllFormRetention } from '../retention/form-retention-queries.ts';
import { loadRetentionPolicy } from '../retention/load-retention-policy.ts';
import { createCard } from './create-card.ts';
import { selectProduction, type ProductionSelection } from './processing-queries.ts';

/** The cards of the selected forms in production. */
export async function loadCards(
  tx: Transaction<Database>,
  selection: ProductionSelection,
): Promise<ProcessingCard[]> {
  const policy = await loadRetentionPolicy(tx);
  const terms = new Map((await selectAllFormRetention(tx)).map((one) => [one.form_id, one]));
  const rows = await selectProduction(tx, selection);
  const logins = (await selectProviderNames(tx)).filter(givesBsn);
  const isPersonLogin = (provider: string) => logins.some(({ id }) => id === provider);
  return rows.map((row) => {
    const { completed } = planRetention(terms.get(row.id) ?? noRetentionTerms, policy);
    return createCard(row, { completed, isPersonLogin });
  });
}
