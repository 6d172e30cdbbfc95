import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

/** How long after its issue a logout token is accepted, in seconds. */
const maxAgeSeconds = 300;
/** By how much clocks of servers may differ, in seconds. */
const toleranceSeconds = 60;
/** Only signatures with a published key: with a shared secret a token could be our own. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
];

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const types: ReadonlySet<unknown> = new Set([undefined, 'JWT', 'logout+jwt']);

const claimsSchema = v.pipe(
  v.object({
    jti: v.pipe(v.string(), v.minLength(1)),
    sub: v.optional(v.string()),
    sid: v.optional(v.string()),
    events: v.looseObject({ [logoutEvent]: v.looseObject({}) }),
    // An ID token must not pass for a logout token.
    nonce: v.optional(v.never()),
  }),
  v.check(({ sub, sid }) => sub !== undefined || sid !== undefined),
);

/** A logout that an OpenID Provider reports: of one session, or of all sessions of a person. */
export interface LogoutToken {
  readonly jti: string;
  readonly sub: string | undefined;
  readonly sid: string | undefined;
  /** When it is refused because of its age, in milliseconds since the epoch. */
  readonly until: number;
}

interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
  readonly now: number;
}

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6); throws for any other token. The caller refuses
 * a `jti` that was used before.
 */
export async function readLogoutToken(
  token: string,
  { issuer, clientId, keys, now }: Expected,
): Promise<LogoutToken> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms,
    clockTolerance: toleranceSeconds,
    maxTokenAge: maxAgeSeconds,
    currentDate: new Date(now),
  });
  const typ = protectedHeader.typ?.replace(/^application\//, '');
  if (!types.has(typ)) throw new Error('The token is of another type.');
  const { jti, sub, sid } = v.parse(claimsSchema, payload);
  return { jti, sub, sid, until: now + (maxAgeSeconds + toleranceSeconds) * 1000 };
}
