import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderRow } from '../providers-queries.ts';
import { createMollie, type MollieOptions } from './mollie/mollie.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The drivers of payment providers. */
const drivers: Readonly<Record<string, (options: MollieOptions) => PaymentProvider>> = {
  mollie: createMollie,
};

/** Creates the driver of a tenant's payment provider. */
export type CreatePaymentProvider = (tenantId: string, provider: ProviderRow) => PaymentProvider;

/** Creates drivers with the providers' decrypted secrets. */
export function createPaymentProviders(
  cipher: SecretCipher,
  client: OutgoingClient,
): CreatePaymentProvider {
  return (tenantId, { driver: name, settings, sealed_secret: sealed }) => {
    const create = Object.hasOwn(drivers, name) ? drivers[name] : undefined;
    if (create === undefined) throw new ProviderError('not_configured');
    const secret = sealed && cipher.decrypt({ tenantId, purpose: 'provider' }, sealed);
    return create({ settings, secret, client });
  };
}
