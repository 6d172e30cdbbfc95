import { pseudonymOf } from '../logbook/pseudonym-of.ts';
import type { PartyNumber } from '../providers/auth/identifier-kind.ts';
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
  { kind, number }: PartyNumber,
): DataSubject {
  return {
    data_subject_type: kind,
    data_subject_pseudonym: pseudonymOf(cipher, tenantId, kind, number),
  };
}
