import type { PersonSearch } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { normaliseBsn } from '@form-builder/core/validation/rules/identifiers/bsn.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';
import type { SecretCipher, SecretPlace } from '../../platform/secrets/secret-cipher.ts';
import { maskIdentifier } from '../../submissions/reading/mask-identifier.ts';

/** The values that open requests search for; each request has its own key. */
export const dataRequestSecrets: readonly SealedColumn[] = [
  {
    table: 'data_requests',
    key: ['id'],
    column: 'sealed_search',
    purpose: 'data-request',
    subject: 'id',
  },
];

interface RequestPlace {
  readonly tenantId: string;
  readonly id: string;
}

const placeOf = ({ tenantId, id }: RequestPlace): SecretPlace => ({
  tenantId,
  purpose: 'data-request',
  subject: id,
});

export const sealSearch = (cipher: SecretCipher, place: RequestPlace, value: string): Buffer =>
  cipher.encrypt(placeOf(place), value);

export const openSearch = (cipher: SecretCipher, place: RequestPlace, sealed: Buffer): string =>
  cipher.decrypt(placeOf(place), sealed);

/** One spelling of each search value. */
export function normaliseSearch({ kind, value }: PersonSearch): string {
  return kind === 'bsn' ? normaliseBsn(value) : value.toLowerCase();
}

/** What remains readable of a search value: the number of a submission is not personal data. */
export function searchHint({ kind, value }: PersonSearch): string {
  if (kind === 'number') return value;
  if (kind === 'bsn') return maskIdentifier(normaliseBsn(value));
  const at = value.lastIndexOf('@');
  return `${value.slice(0, 1)}•••${value.slice(at)}`;
}
