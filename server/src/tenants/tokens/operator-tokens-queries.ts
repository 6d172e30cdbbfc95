import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { platformDatabase } from '../../platform/database/platform-database.ts';
import type { OperatorTokensTable } from './operator-tokens-tables.ts';

/** A token as operators see it: never its key, nor the hash of it. */
export type OperatorToken = Omit<Selectable<OperatorTokensTable>, 'key_hash'>;

/** The columns of a token without the hash of its key. */
export const operatorTokenColumns = [
  'id',
  'person',
  'scope',
  'created_by',
  'created_at',
  'expires_at',
  'revoked_at',
  'last_used_at',
] as const;

export async function insertOperatorToken(
  tx: Kysely<Database>,
  token: Insertable<OperatorTokensTable>,
): Promise<void> {
  await tx.insertInto('operator_tokens').values(token).execute();
}

/** All tokens, also those that expired or were revoked, the newest first. */
export function selectOperatorTokens(pool: Pool): Promise<OperatorToken[]> {
  return platformDatabase(pool)
    .selectFrom('operator_tokens')
    .select(operatorTokenColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Finds a token by its hash, whether it is valid or not. */
export function selectOperatorToken(
  pool: Pool,
  keyHash: Buffer,
): Promise<OperatorToken | undefined> {
  return platformDatabase(pool)
    .selectFrom('operator_tokens')
    .select(operatorTokenColumns)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** Revokes a token that was not revoked; its sessions end. False when there is none. */
export async function updateTokenRevoked(
  tx: Kysely<Database>,
  id: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator_tokens')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('operator_sessions').where('token_id', '=', id).execute();
  return numUpdatedRows > 0n;
}

/** Notes that a token is used, at most once a minute. */
export async function noteTokenUsed(pool: Pool, id: string, at: Date): Promise<void> {
  await platformDatabase(pool)
    .updateTable('operator_tokens')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('last_used_at', 'is', null),
        eb('last_used_at', '<', sql<Date>`${at}::timestamptz - interval '1 minute'`),
      ]),
    )
    .execute();
}
