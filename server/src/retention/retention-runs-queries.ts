import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

interface Night {
  readonly tenantId: string;
  readonly night: string;
  readonly at: Date;
}

/** After this time without a heartbeat, another server takes over the run. */
const heartbeatTimeoutMs = 600_000;

/** The last night that was run. */
export function selectLastRun(tx: Tx) {
  return tx
    .selectFrom('retention_runs')
    .selectAll()
    .orderBy('night', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Claims the night unless it is done or claimed by a running server; returns whether it was claimed. */
export async function claimNight(tx: Tx, { tenantId, night, at }: Night): Promise<boolean> {
  const silent = new Date(at.getTime() - heartbeatTimeoutMs);
  const { rows } = await sql`
    insert into retention_runs (tenant_id, night, started_at, alive_at)
    values (${tenantId}, ${night}, ${at}, ${at})
    on conflict (tenant_id, night) do update set alive_at = excluded.alive_at
      where retention_runs.ended_at is null and retention_runs.alive_at < ${silent}
    returning night`.execute(tx);
  return rows.length > 0;
}

/** Records the night as done without removing anything: administrators see the preview first. */
export async function skipFirstNight(tx: Tx, { tenantId, night, at }: Night): Promise<void> {
  await tx
    .insertInto('retention_runs')
    .values({ tenant_id: tenantId, night, started_at: at, alive_at: at, ended_at: at })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'night']).doNothing())
    .execute();
}

export async function keepAlive(tx: Tx, night: string, at: Date): Promise<void> {
  await tx.updateTable('retention_runs').set({ alive_at: at }).where('night', '=', night).execute();
}

export async function endNight(tx: Tx, night: string, at: Date): Promise<void> {
  await tx.updateTable('retention_runs').set({ ended_at: at }).where('night', '=', night).execute();
}
