import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Surroundings } from '../platform/http/endpoints/handlers.ts';
import { insertRole } from './accounts-queries.ts';
import { seededRoles } from './seeded-roles.ts';

/** Gives a new tenant its roles. */
export async function seedRoles(
  tx: Transaction<Database>,
  { tenantId, surroundings }: { readonly tenantId: string; readonly surroundings: Surroundings },
): Promise<void> {
  const now = new Date(surroundings.now());
  for (const { slug, name, permissions } of seededRoles) {
    await insertRole(tx, {
      tenant_id: tenantId,
      id: surroundings.createId(),
      slug,
      name,
      permissions: [...permissions],
      created_at: now,
      updated_at: now,
    });
  }
}
