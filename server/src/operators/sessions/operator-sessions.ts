import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../platform/http/app-environment.ts';
import { createPublicKey, hashKey } from '../../platform/secrets/public-key.ts';
import { isTokenValid } from '../../tenants/tokens/find-token-holder.ts';
import type { OperatorToken } from '../../tenants/tokens/operator-tokens-queries.ts';
import type { OperatorsContext } from '../operators-context.ts';
import { deleteSession, insertSession, selectSessionToken } from './operator-sessions-queries.ts';

/** The path of the page: the browser sends the cookie there only. */
export const pagePath = '/operators';

const cookieName = 'operator_session';
const lifetimeMs = 30 * 60_000;

/** Starts a session with a token: half an hour, in a cookie that no script and no other site can use. */
export async function startSession(
  c: AppContext,
  token: OperatorToken,
  { pool, runtime, config }: OperatorsContext,
): Promise<void> {
  const key = createPublicKey();
  const now = runtime.now();
  const expiresAt = new Date(Math.min(now + lifetimeMs, token.expires_at.getTime()));
  const session = { keyHash: hashKey(key), tokenId: token.id, createdAt: new Date(now), expiresAt };
  await insertSession(pool, session);
  setCookie(c, cookieName, key, {
    path: pagePath,
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.operators?.origin?.startsWith('https:') === true,
    maxAge: Math.floor((expiresAt.getTime() - now) / 1000),
  });
}

/** The token of the session of a request; undefined when the session or the token is not valid any more. */
export async function findSessionToken(
  c: AppContext,
  { pool, runtime }: OperatorsContext,
): Promise<OperatorToken | undefined> {
  const key = getCookie(c, cookieName);
  if (key === undefined) return undefined;
  const now = runtime.now();
  const token = await selectSessionToken(pool, hashKey(key), new Date(now));
  return token !== undefined && isTokenValid(token, now) ? token : undefined;
}

/** Whether the browser still has the cookie of a session, which may be over. */
export const hasSessionCookie = (c: AppContext): boolean => getCookie(c, cookieName) !== undefined;

/** Ends the session of a request, in the database and in the browser. */
export async function endSession(c: AppContext, { pool }: OperatorsContext): Promise<void> {
  const key = getCookie(c, cookieName);
  if (key !== undefined) await deleteSession(pool, hashKey(key));
  deleteCookie(c, cookieName, { path: pagePath });
}
