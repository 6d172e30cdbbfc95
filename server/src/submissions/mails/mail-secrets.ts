import type { SecretCipher, SecretPlace } from '../../platform/secrets/secret-cipher.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';

/** The recipient of a mail; each mail has its own key. */
export const mailSecrets: readonly SealedColumn[] = [
  {
    table: 'submission_mails',
    key: ['id'],
    column: 'sealed_recipient',
    purpose: 'mail-recipient',
    subject: 'id',
  },
];

interface MailPlace {
  readonly tenantId: string;
  readonly id: string;
}

export const sealRecipient = (cipher: SecretCipher, place: MailPlace, recipient: string): Buffer =>
  cipher.encrypt(secretPlace(place), recipient);

export const openRecipient = (cipher: SecretCipher, place: MailPlace, sealed: Buffer): string =>
  cipher.decrypt(secretPlace(place), sealed);

function secretPlace({ tenantId, id }: MailPlace): SecretPlace {
  return { tenantId, purpose: 'mail-recipient', subject: id };
}
