import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Runtime } from '../platform/runtime.ts';
import { insertRole } from './accounts-queries.ts';
import { seededRoles } from './seeded-roles.ts';

/** Inserts the roles of a new tenant. */
export async function seedRoles(
  tx: Transaction<Database>,
  { tenantId, runtime }: { readonly tenantId: string; readonly runtime: Runtime },
): Promise<void> {
  const now = new Date(runtime.now());
  for (const { slug, name, permissions } of seededRoles) {
    await insertRole(tx, {
      tenant_id: tenantId,
      id: runtime.createId(),
      slug,
      name,
      permissions: [...permissions],
      created_at: now,
      updated_at: now,
    });
  }
}
