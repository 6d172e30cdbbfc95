import type { SealedColumn } from '../../../platform/secrets/sealed-column.ts';
import type { SecretCipher, SecretPlace } from '../../../platform/secrets/secret-cipher.ts';

/** The texts that staff write about a citizen; each remark has its own key. */
export const remarkSecrets: readonly SealedColumn[] = [
  {
    table: 'submission_remarks',
    key: ['id'],
    column: 'sealed_text',
    purpose: 'remark',
    subject: 'id',
  },
];

interface RemarkPlace {
  readonly tenantId: string;
  readonly id: string;
}

export const sealRemark = (cipher: SecretCipher, place: RemarkPlace, text: string): Buffer =>
  cipher.encrypt(secretPlace(place), text);

export const openRemark = (cipher: SecretCipher, place: RemarkPlace, sealed: Buffer): string =>
  cipher.decrypt(secretPlace(place), sealed);

function secretPlace({ tenantId, id }: RemarkPlace): SecretPlace {
  return { tenantId, purpose: 'remark', subject: id };
}
