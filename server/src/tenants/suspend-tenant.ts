import type { Pool } from 'pg';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { insertOperatorEvent } from './events/operator-events-queries.ts';
import type { OperatorContext } from './events/operator.ts';
import { unknownTenant } from './tenant-refusal.ts';
import { updateTenantActive } from './tenants-queries.ts';

/** An operator who suspends or resumes a tenant. */
export interface SuspensionContext extends OperatorContext {
  readonly pool: Pool;
}

/** Makes a tenant not available, to its visitors and its staff. */
export function suspendTenant(context: SuspensionContext, slug: string): Promise<void> {
  return setActive(context, slug, false);
}

/** Makes a suspended tenant available again. */
export function resumeTenant(context: SuspensionContext, slug: string): Promise<void> {
  return setActive(context, slug, true);
}

async function setActive(
  { pool, ...context }: SuspensionContext,
  slug: string,
  isActive: boolean,
): Promise<void> {
  const at = new Date(context.runtime.now());
  await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      const id = await updateTenantActive(tx, slug, { isActive, at });
      if (id === undefined) throw unknownTenant(slug);
      const action = isActive ? 'resume' : 'suspend';
      await insertOperatorEvent(tx, context, { action, tenant: { id, slug } });
    });
}
