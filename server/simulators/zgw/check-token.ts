import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** The client that the simulated case system knows. */
export const zgwClient = { id: 'form-builder', secret: 'simulator-zgw-secret' } as const;

const claimsSchema = v.object({ iss: v.string(), client_id: v.string(), iat: v.number() });

/** As Open Zaak: an hour. */
const maxAgeSeconds = 3_600;

/** Whether a request carries a fresh token of the client, signed with HS256 and nothing else. */
export function isTokenValid(authorization: string | undefined): boolean {
  const [head = '', claims = '', signature = ''] =
    authorization?.replace(/^Bearer /, '').split('.') ?? [];
  const expected = createHmac('sha256', zgwClient.secret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const header = v.safeParse(v.object({ alg: v.literal('HS256') }), decode(head));
  const parsed = v.safeParse(claimsSchema, decode(claims));
  if (!header.success || !parsed.success) return false;
  const age = Math.abs(Date.now() / 1000 - parsed.output.iat);
  return parsed.output.client_id === zgwClient.id && age < maxAgeSeconds;
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
