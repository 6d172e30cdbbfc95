import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { ClientFor } from '../calls/logged-clients.ts';
import type { ProviderCircuits } from '../calls/provider-circuits.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderRow } from '../providers-queries.ts';
import { createMollie } from './mollie/mollie.ts';
import type { PaymentDriverOptions, PaymentProvider } from './payment-provider.ts';
import { createWorldline } from './worldline/worldline.ts';

/** The drivers of payment providers. */
const drivers: Readonly<Record<string, (options: PaymentDriverOptions) => PaymentProvider>> = {
  mollie: createMollie,
  worldline: createWorldline,
};

/** Creates the driver of a tenant's payment provider. */
export type CreatePaymentProvider = (tenantId: string, provider: ProviderRow) => PaymentProvider;

interface PaymentServices {
  readonly clientFor: ClientFor;
  readonly circuits: ProviderCircuits;
  readonly now: () => number;
}

/** Creates drivers with the providers' decrypted secrets. */
export function createPaymentProviders(
  cipher: SecretCipher,
  { clientFor, circuits, now }: PaymentServices,
): CreatePaymentProvider {
  return (tenantId, provider) => {
    const { driver: name, settings, sealed_secret, sealed_second_secret } = provider;
    const create = Object.hasOwn(drivers, name) ? drivers[name] : undefined;
    if (create === undefined) throw new ProviderError('not_configured');
    const open = (sealed: Buffer | null) =>
      sealed && cipher.decrypt({ tenantId, purpose: 'provider' }, sealed);
    const secrets = { secret: open(sealed_secret), secondSecret: open(sealed_second_secret) };
    const client = clientFor({ tenantId, provider, operation: 'pay' });
    const made = create({ settings, ...secrets, client, now });
    const circuit = circuits.of(tenantId, provider);
    // Only the creation waits for a service that is down: its order keeps its key, so the next try finds a payment that
    // a lost answer created. What may exist is followed, cancelled and refunded whatever happened.
    return { ...made, create: (order) => circuit.run(() => made.create(order)) };
  };
}
