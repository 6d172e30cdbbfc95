import type { Pool } from 'pg';
import { platformDatabase } from '../../platform/database/platform-database.ts';
import {
  operatorTokenColumns,
  type OperatorToken,
} from '../../tenants/tokens/operator-tokens-queries.ts';

/** A session of the status page, by the hash of its key. */
interface NewSession {
  readonly keyHash: Buffer;
  readonly tokenId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores a session and deletes those that are over. */
export async function insertSession(
  pool: Pool,
  { keyHash, tokenId, createdAt, expiresAt }: NewSession,
): Promise<void> {
  const database = platformDatabase(pool);
  await database.deleteFrom('operator_sessions').where('expires_at', '<=', createdAt).execute();
  await database
    .insertInto('operator_sessions')
    .values({
      key_hash: keyHash,
      token_id: tokenId,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** The token of a session that is not over; the caller checks the token itself. */
export function selectSessionToken(
  pool: Pool,
  keyHash: Buffer,
  now: Date,
): Promise<OperatorToken | undefined> {
  return platformDatabase(pool)
    .selectFrom('operator_sessions as session')
    .innerJoin('operator_tokens as token', 'token.id', 'session.token_id')
    .select(operatorTokenColumns.map((column) => `token.${column}` as const))
    .where('session.key_hash', '=', keyHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteSession(pool: Pool, keyHash: Buffer): Promise<void> {
  await platformDatabase(pool)
    .deleteFrom('operator_sessions')
    .where('key_hash', '=', keyHash)
    .execute();
}
