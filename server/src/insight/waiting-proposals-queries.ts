import type { WaitingProposal } from '@form-builder/core/contract/staff/forms/insight.ts';
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';

const atMost = 100;

/** The versions that wait for a decision, of some forms; those that wait longest first. */
export async function selectWaitingProposals(
  tx: Transaction<Database>,
  forms: (eb: ExpressionBuilder<Database, 'forms'>) => Expression<SqlBool>,
): Promise<WaitingProposal[]> {
  const rows = await tx
    .selectFrom('version_environments as standing')
    .innerJoin('form_versions as version', (join) =>
      join
        .onRef('version.tenant_id', '=', 'standing.tenant_id')
        .onRef('version.id', '=', 'standing.version_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'standing.tenant_id')
        .onRef('forms.id', '=', 'standing.form_id'),
    )
    .select([
      'standing.version_id',
      'standing.environment',
      'standing.at',
      'version.number',
      'forms.id as form_id',
      'forms.name',
    ])
    .where('standing.state', '=', 'proposed')
    .where('forms.archived_at', 'is', null)
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
