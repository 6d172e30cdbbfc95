import type { Transaction } from 'kysely';
import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Database } from '../platform/database/database.ts';
import { insertEnvironmentRows } from './environments-queries.ts';

/** The initial names, which a tenant may change. */
const names: Readonly<Record<EnvironmentId, string>> = {
  development: 'Ontwikkeling',
  test: 'Test',
  acceptance: 'Acceptatie',
  production: 'Productie',
};

/** Creates the missing ones of a tenant's four environments. */
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
    // Versions are edited in development only.
    is_editable: id === 'development',
    created_at: at,
    updated_at: at,
  }));
  await insertEnvironmentRows(tx, rows);
}
