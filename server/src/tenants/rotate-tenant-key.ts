import type { Pool } from 'pg';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import { enterTenant, withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { replaceTenantKey } from '../platform/secrets/tenant-keys/replace-tenant-key.ts';
import type { OperatorKey } from '../platform/secrets/tenant-keys/wrapped-key.ts';
import { insertOperatorEvent } from './events/operator-events-queries.ts';
import type { OperatorContext } from './events/operator.ts';
import { TenantRefusal, unknownTenant } from './tenant-refusal.ts';

/** An operator who replaces the key of a tenant. */
export interface KeyReplacementContext extends OperatorContext {
  readonly pool: Pool;
  readonly operatorKey: OperatorKey;
}

/** The new key, which servers know before its first value. */
export interface NewTenantKey {
  readonly tenantId: string;
  readonly number: number;
}

/**
 * Transactions that began before a new key are over by then: statements, and the pauses between them, last at most this
 * long. Later ones know the key before a value has it.
 */
export const newKeyInSeconds = 30;

/** Stores a new key for the values of a tenant, while servers work, with the event in the same transaction. */
export async function rotateTenantKey(
  { pool, operatorKey, ...context }: KeyReplacementContext,
  slug: string,
  inSeconds = newKeyInSeconds,
): Promise<NewTenantKey> {
  const found = await findTenantBySlug(pool, slug);
  if (found === undefined) throw unknownTenant(slug);
  const { id: tenantId } = found.tenant;
  // A tenant that nobody used yet gets its first key.
  await withTenant(pool, tenantId)(() => Promise.resolve());
  const number = await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      await insertOperatorEvent(tx, context, {
        action: 'rotate-key',
        tenant: { id: tenantId, slug },
      });
      await enterTenant(tx, tenantId);
      const replaced = await replaceTenantKey(tx, { tenantId, operatorKey, inSeconds });
      if (replaced !== undefined) return replaced;
      throw new TenantRefusal(
        'transition_not_allowed',
        `The new key of ${slug} is not in use yet: try again in a moment.`,
      );
    });
  return { tenantId, number };
}
