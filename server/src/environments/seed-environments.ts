import type { Transaction } from 'kysely';
import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Database } from '../platform/database/database.ts';
import { insertEnvironmentRows } from './environments-queries.ts';

/** As staff read them; a tenant may rename them. */
const names: Readonly<Record<EnvironmentId, string>> = {
  development: 'Ontwikkeling',
  test: 'Test',
  acceptance: 'Acceptatie',
  production: 'Productie',
};

/** Gives a tenant its four environments; those it has stay as they are. */
export async function seedEnvironments(
  tx: Transaction<Database>,
  tenantId: string,
  at = new Date(),
): Promise<void> {
  const rows = environmentIds.map((id, index) => ({
    tenant_id: tenantId,
    id,
    name: names[id],
    sort_order: index + 1,
    is_enabled: true,
    // Versions stay open to change only where they are made.
    is_editable: id === 'development',
    created_at: at,
    updated_at: at,
  }));
  await insertEnvironmentRows(tx, rows);
}
