import { createHash, randomBytes } from 'node:crypto';

/** A new unguessable token (256 bits), safe in an address. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the server keeps of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
