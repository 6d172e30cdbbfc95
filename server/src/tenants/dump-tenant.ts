import type { Pool } from 'pg';
import { writeDump } from '../platform/database/dump/dump-file.ts';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import { insertOperatorEvent } from './events/operator-events-queries.ts';
import type { OperatorContext } from './events/operator.ts';
import { unknownTenant } from './tenant-refusal.ts';

/** An operator who dumps a tenant. */
export interface DumpContext extends OperatorContext {
  readonly pool: Pool;
}

/** Records that a tenant is dumped, and writes all its rows to a file; returns the id of the tenant. */
export async function dumpTenant(
  { pool, ...context }: DumpContext,
  { slug, file }: { readonly slug: string; readonly file: string },
): Promise<string> {
  const found = await findTenantBySlug(pool, slug);
  if (found === undefined) throw unknownTenant(slug);
  const { id } = found.tenant;
  const event = { action: 'dump', tenant: { id, slug } } as const;
  // Before the file: personal data never leaves without an event.
  await insertOperatorEvent(platformDatabase(pool), context, event);
  try {
    await writeDump(pool, file, id);
  } catch (error) {
    await insertOperatorEvent(platformDatabase(pool), context, { ...event, result: 'failed' });
    throw error;
  }
  return id;
}
