import { isBsn } from '@form-builder/core/validation/rules/identifiers/bsn.ts';
import { pseudonymOf } from '../logbook/pseudonym-of.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';

/** A person or company as the log of data processing names it. */
export interface DataSubject {
  readonly data_subject_type: string;
  readonly data_subject_pseudonym: string;
}

/** The data subject of what a login proved, by the pseudonym by which the logbook knows the same person. */
export function dataSubjectOf(
  cipher: SecretCipher,
  tenantId: string,
  identifier: string,
): DataSubject {
  const type = typeOf(identifier);
  return {
    data_subject_type: type,
    data_subject_pseudonym: pseudonymOf(cipher, tenantId, type, identifier),
  };
}

/** DigiD gives a BSN of nine digits and eHerkenning a KVK number of eight; other providers have their own identifiers. */
function typeOf(identifier: string): string {
  if (/^\d{9}$/.test(identifier) && isBsn(identifier)) return 'bsn';
  return /^\d{8}$/.test(identifier) ? 'kvk' : 'identifier';
}
