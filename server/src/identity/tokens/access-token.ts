import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { RequestError } from '../../platform/request-error.ts';

/** The trusted issuer, embedded or external. */
export interface TrustedIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly findKey: JWTVerifyGetKey;
}

/** The claims of a verified token. */
export interface AccessTokenClaims extends JWTPayload {
  readonly sub: string;
}

// Public-key signatures only: a shared secret (HS256) or `none` is never accepted.
const algorithms = ['ES256', 'ES384', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'EdDSA'];
const clockToleranceS = 5;

/** The token of an `Authorization` header; throws for anything but a Bearer token. */
export function parseBearer(authorizationHeader: string): string {
  const [, token] = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorizationHeader) ?? [];
  if (token === undefined) throw new RequestError('not_authenticated');
  return token;
}

/** Verifies signature, issuer, audience and expiry; throws `not_authenticated` or `token_expired`. */
export async function verifyAccessToken(
  token: string,
  trusted: TrustedIssuer,
  nowMs: number,
): Promise<AccessTokenClaims> {
  const { issuer, audience, findKey } = trusted;
  const currentDate = new Date(nowMs);
  try {
    const { payload } = await jwtVerify(token, findKey, {
      issuer,
      audience,
      algorithms,
      currentDate,
      clockTolerance: clockToleranceS,
      requiredClaims: ['sub', 'exp'],
    });
    const sub: unknown = payload.sub;
    if (!isSubject(sub) || isIdToken(payload)) throw new RequestError('not_authenticated');
    return { ...payload, sub };
  } catch (error) {
    throw toRequestError(error);
  }
}

/** A valid signature does not guarantee that the database can store the subject. */
const isSubject = (sub: unknown): sub is string =>
  typeof sub === 'string' && sub.length <= 255 && !sub.includes('\0');

/** Rejects ID tokens: they identify a user but give no access to an API, even with a matching audience. */
const isIdToken = (payload: JWTPayload): boolean => payload['typ'] === 'ID' || 'at_hash' in payload;

function toRequestError(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new RequestError('token_expired');
  if (error instanceof errors.JOSEError)
    return new RequestError('not_authenticated', { cause: error });
  return error;
}
