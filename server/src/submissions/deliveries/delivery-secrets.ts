import type { SecretCipher, SecretPlace } from '../../platform/secrets/secret-cipher.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';

/** The encrypted requests to and responses of a receiver; each delivery has its own key. */
export const deliverySecrets: readonly SealedColumn[] = [
  {
    table: 'delivery_attempts',
    key: ['delivery_id', 'number'],
    column: 'sealed_exchange',
    purpose: 'delivery-exchange',
    subject: 'delivery_id',
  },
];

interface DeliveryPlace {
  readonly tenantId: string;
  readonly id: string;
}

export const sealExchange = (
  cipher: SecretCipher,
  place: DeliveryPlace,
  exchange: string,
): Buffer => cipher.encrypt(secretPlace(place), exchange);

export const openExchange = (cipher: SecretCipher, place: DeliveryPlace, sealed: Buffer): string =>
  cipher.decrypt(secretPlace(place), sealed);

function secretPlace({ tenantId, id }: DeliveryPlace): SecretPlace {
  return { tenantId, purpose: 'delivery-exchange', subject: id };
}
