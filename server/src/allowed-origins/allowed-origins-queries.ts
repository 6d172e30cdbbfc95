import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The origins that may embed the forms of the transaction's tenant; the tenant of a request may be 5 seconds old. */
export async function selectAllowedOrigins(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ origins: readonly string[] }>`
    select app.allowed_origins() as origins`.execute(tx);
  return rows[0]?.origins ?? [];
}

/** Replaces the origins of the transaction's tenant. */
export async function updateAllowedOrigins(tx: Tx, origins: readonly string[]): Promise<void> {
  await sql`select app.set_allowed_origins(${origins}::text[])`.execute(tx);
}
