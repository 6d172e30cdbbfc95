import type { Pool } from 'pg';
import { assignRoles, insertUser } from '../accounts/accounts-queries.ts';
import { upsertPasswordKey } from '../accounts/passwords/password-keys-queries.ts';
import { seedRoles } from '../accounts/seed-roles.ts';
import { seedEnvironments } from '../environments/seed-environments.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import { enterTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { createPublicKey, hashKey } from '../platform/secrets/public-key.ts';
import { StartError } from '../platform/start-error.ts';
import { insertOperatorEvent } from './events/operator-events-queries.ts';
import type { OperatorContext } from './events/operator.ts';

/** A tenant to create, with its first administrator. */
export interface NewTenant {
  readonly slug: string;
  readonly name: string;
  readonly administrator: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
}

/** An operator who creates a tenant. */
export interface CreationContext extends OperatorContext {
  readonly pool: Pool;
}

/** How long the administrator can use the key. */
const keyMs = 7 * 86_400_000;

/**
 * Creates a tenant with its environments, its roles and an administrator, in one transaction. Returns the key with which
 * the administrator chooses a password: for a week, once, and stored only as a hash.
 */
export async function createTenant(
  { pool, ...context }: CreationContext,
  { slug, name, administrator }: NewTenant,
): Promise<string> {
  const { runtime } = context;
  if ((await findTenantBySlug(pool, slug)) !== undefined)
    throw new StartError(`There is a tenant ${slug} already.`);
  const tenantId = runtime.createId();
  const key = createPublicKey();
  await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      const writer: Writer = { ...runtime, tx, tenantId, actor: null };
      await tx.insertInto('tenants').values({ id: tenantId, slug, name }).execute();
      await insertOperatorEvent(tx, context, { action: 'create', tenant: { id: tenantId, slug } });
      await enterTenant(tx, tenantId);
      await seedEnvironments(tx, tenantId, instant(writer));
      await seedRoles(tx, { tenantId, runtime });
      await addAdministrator(writer, administrator, key);
    });
  return key;
}

async function addAdministrator(
  writer: Writer,
  { email, firstName, lastName }: NewTenant['administrator'],
  key: string,
): Promise<void> {
  const { tx, tenantId } = writer;
  const userId = writer.createId();
  await insertUser(tx, {
    tenant_id: tenantId,
    id: userId,
    email,
    first_name: firstName,
    last_name: lastName,
    created_at: instant(writer),
    updated_at: instant(writer),
  });
  await assignRoles(tx, { tenantId, userId, slugs: ['administrator'] });
  await upsertPasswordKey(tx, {
    tenant_id: tenantId,
    user_id: userId,
    key_hash: hashKey(key),
    expires_at: new Date(writer.now() + keyMs),
  });
  await writeLogbook(writer, { action: 'user.created', subject: ['user', userId] });
}
