import type { Pool } from 'pg';
import { seedRoles } from '../accounts/seed-roles.ts';
import { seedEnvironments } from '../environments/seed-environments.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { enterNewTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { createPublicKey } from '../platform/secrets/public-key.ts';
import { insertOperatorEvent } from './events/operator-events-queries.ts';
import type { OperatorContext } from './events/operator.ts';
import { addAdministrator } from './add-administrator.ts';
import type { NewTenant } from './new-tenant.ts';
import { summariseNew, type TenantSummary } from './tenant-summaries.ts';
import { insertTenant } from './tenants-queries.ts';

/** An operator who creates a tenant. */
export interface CreationContext extends OperatorContext {
  readonly pool: Pool;
}

/** A new tenant, and the key with which its administrator chooses a password: for a week, once, stored only as a hash. */
export interface CreatedTenant {
  readonly key: string;
  readonly tenant: TenantSummary;
}

/** Creates a tenant with its environments, its roles and an administrator, in one transaction. */
export async function createTenant(
  { pool, ...context }: CreationContext,
  { slug, name, administrator }: NewTenant,
): Promise<CreatedTenant> {
  const { runtime } = context;
  const tenantId = runtime.createId();
  const key = createPublicKey();
  const tenant = await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      const writer: Writer = { ...runtime, tx, tenantId, actor: null };
      const createdAt = await insertTenant(tx, { id: tenantId, slug, name });
      await insertOperatorEvent(tx, context, { action: 'create', tenant: { id: tenantId, slug } });
      await enterNewTenant(pool, tx, tenantId);
      await seedEnvironments(tx, tenantId, instant(writer));
      await seedRoles(tx, { tenantId, runtime });
      await addAdministrator(writer, administrator, key);
      return summariseNew(tx, { id: tenantId, slug, name, created_at: createdAt });
    });
  return { key, tenant };
}
