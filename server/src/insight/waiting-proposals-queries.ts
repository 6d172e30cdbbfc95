import type { WaitingProposal } from '@form-builder/core/contract/staff/forms/insight.ts';
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { selectStandings } from '../versions/publication/select-standings.ts';

const atMost = 100;

/** The versions that wait for a decision, of some forms; those that wait longest first. */
export async function selectWaitingProposals(
  tx: Transaction<Database>,
  forms: (eb: ExpressionBuilder<Database, 'forms'>) => Expression<SqlBool>,
): Promise<WaitingProposal[]> {
  const rows = await selectStandings(tx)
    .select(['version.number', 'forms.id as form_id', 'forms.name'])
    .where('standing.state', '=', 'proposed')
    .where(forms)
    .orderBy('standing.at')
    .orderBy('standing.version_id')
    .orderBy('standing.environment')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    form: { id: row.form_id, name: row.name },
    version: { id: row.version_id, number: row.number },
    environment: row.environment,
    proposed_at: isoInstant(row.at),
  }));
}
