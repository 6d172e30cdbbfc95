import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { instant, type Writer } from '../logbook/writer.ts';
import type { Database } from '../platform/database/database.ts';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { enterTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { insertOperatorEvent } from './events/operator-events-queries.ts';
import type { OperatorAction } from './events/operator-events-tables.ts';
import type { OperatorContext } from './events/operator.ts';
import { unknownTenant } from './tenant-refusal.ts';

/** An operator who decides something about a tenant. */
export interface DecisionContext extends OperatorContext {
  readonly pool: Pool;
}

/** A decision about a tenant, as the operators' log names it. */
interface Decision {
  readonly slug: string;
  readonly action: OperatorAction;
  /** Such as `payments off`. */
  readonly detail: string;
}

/**
 * Runs `work` as the owner of the tables, and records it in the operators' log in the same transaction. The owner may be
 * a superuser, who sees the rows of every tenant: `work` reads with `readAsTenant`, and names the tenant in what it
 * changes.
 */
export async function decideForTenant(
  { pool, ...context }: DecisionContext,
  { slug, action, detail }: Decision,
  work: (writer: Writer) => Promise<void>,
): Promise<void> {
  await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      const tenant = await openTenant(tx, slug);
      const writer: Writer = { ...context.runtime, tx, tenantId: tenant.id, actor: null };
      await work({ ...writer, now: () => instant(writer).getTime() });
      await insertOperatorEvent(tx, context, { action, tenant, detail });
    });
}

/** Reads from the rows of one tenant, with the tenant's permissions only. */
export function readTenant<Result>(
  pool: Pool,
  slug: string,
  read: (tx: Transaction<Database>, tenantId: string) => Promise<Result>,
): Promise<Result> {
  return platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      const { id } = await openTenant(tx, slug);
      await enterTenant(tx, id);
      return read(tx, id);
    });
}

/** Reads with the tenant's permissions only within a transaction of the owner, who is the owner again afterwards. */
export async function readAsTenant<Result>(
  { tx, tenantId }: Pick<Writer, 'tx' | 'tenantId'>,
  read: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  await enterTenant(tx, tenantId);
  // After an error the transaction cannot go on anyway.
  const result = await read(tx);
  await sql`select set_config('role', 'none', true)`.execute(tx);
  return result;
}

/** Makes the rows of a tenant visible to the rest of the transaction, and locks the tenant's row. */
async function openTenant(tx: Transaction<Database>, slug: string) {
  const { rows } = await sql<{ id: string }>`
    select id from tenants where slug = ${slug} for share`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw unknownTenant(slug);
  await sql`select set_config('app.tenant_id', ${id}, true)`.execute(tx);
  return { id, slug };
}
