import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';

const pseudonymLength = 16;

/**
 * The pseudonym of a person in the logbook, by the kind of what identifies them (`bsn`, `email`): equal for the same
 * value, by the key of the tenant, wherever it was looked up.
 */
export function pseudonymOf(
  cipher: SecretCipher,
  tenantId: string,
  kind: string,
  value: string,
): string {
  const fingerprint = cipher.fingerprint({ tenantId, purpose: 'data-request' }, `${kind} ${value}`);
  return fingerprint.toString('hex').slice(0, pseudonymLength);
}

/** Whether a text has the form of a pseudonym. */
export const isPseudonym = (text: string): boolean =>
  text.length === pseudonymLength && /^[0-9a-f]+$/.test(text);
