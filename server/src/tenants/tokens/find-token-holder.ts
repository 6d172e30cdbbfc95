import type { Pool } from 'pg';
import { hashKey } from '../../platform/secrets/public-key.ts';
import { tokenPrefix } from './create-operator-token.ts';
import {
  noteTokenUsed,
  selectOperatorToken,
  type OperatorToken,
} from './operator-tokens-queries.ts';

/** Whether a token can be used at this moment. */
export function isTokenValid(
  { expires_at: expiresAt, revoked_at: revokedAt }: OperatorToken,
  now: number,
): boolean {
  return revokedAt === null && expiresAt.getTime() > now;
}

/** The valid token of this text; undefined for any other text, whatever is wrong with it. */
export async function findTokenHolder(
  pool: Pool,
  text: string,
  now: number,
): Promise<OperatorToken | undefined> {
  if (!text.startsWith(tokenPrefix)) return undefined;
  const token = await selectOperatorToken(pool, hashKey(text));
  if (token === undefined || !isTokenValid(token, now)) return undefined;
  await noteTokenUsed(pool, token.id, new Date(now));
  return token;
}
