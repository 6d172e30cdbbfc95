import { createHash, randomBytes } from 'node:crypto';

/** A new unguessable token (256 bits), safe in a URL. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token: the only form in which the server stores it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
