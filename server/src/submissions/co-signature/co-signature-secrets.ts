import type { SecretCipher, SecretPlace } from '../../platform/secrets/secret-cipher.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';

const table = { table: 'submission_co_signatures', key: ['id'], subject: 'id' } as const;

/**
 * The secrets of a co-signature: the recipient's address, the code, the identifier of the
 * co-signer, and the reason for declining.
 */
export const coSignatureSecrets: readonly SealedColumn[] = [
  { ...table, column: 'sealed_recipient', purpose: 'co-signer' },
  { ...table, column: 'sealed_reason', purpose: 'co-signature-reason' },
  { ...table, column: 'sealed_code', purpose: 'co-signature-code' },
  { ...table, column: 'sealed_identifier', purpose: 'co-signer-identifier' },
];

interface CoSignaturePlace {
  readonly tenantId: string;
  readonly id: string;
}

/** The location for which the address of a co-signer is encrypted. */
export const recipientPlace = ({ tenantId, id }: CoSignaturePlace): SecretPlace => ({
  tenantId,
  purpose: 'co-signer',
  subject: id,
});

/** The location for which the reason for declining is encrypted. */
export const reasonPlace = ({ tenantId, id }: CoSignaturePlace): SecretPlace => ({
  tenantId,
  purpose: 'co-signature-reason',
  subject: id,
});

/** The location for which the code that the visitor passes on is encrypted. */
export const codePlace = ({ tenantId, id }: CoSignaturePlace): SecretPlace => ({
  tenantId,
  purpose: 'co-signature-code',
  subject: id,
});

/** The location for which the identifier of a co-signer, such as their BSN, is encrypted. */
export const signerPlace = ({ tenantId, id }: CoSignaturePlace): SecretPlace => ({
  tenantId,
  purpose: 'co-signer-identifier',
  subject: id,
});

/** Decrypts the reason; empty when none was given. */
export const openReason = (
  cipher: SecretCipher,
  place: CoSignaturePlace,
  sealed: Buffer | null,
): string => (sealed === null ? '' : cipher.decrypt(reasonPlace(place), sealed));

/** Decrypts the code; `null` when there is none. */
export const openCode = (
  cipher: SecretCipher,
  place: CoSignaturePlace,
  sealed: Buffer | null,
): string | null => (sealed === null ? null : cipher.decrypt(codePlace(place), sealed));
