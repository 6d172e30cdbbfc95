import { createHash } from 'node:crypto';

/** The fingerprint of a host key, as OpenSSH writes it: `SHA256:` and the hash in base64 without padding. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** A fingerprint as an administrator entered it, with or without its prefix; `null` when it is empty. */
export function parseFingerprint(text: string): string | null {
  const hash = text
    .trim()
    .replace(/^SHA256:/i, '')
    .replace(/=+$/, '');
  return hash === '' ? null : `SHA256:${hash}`;
}
