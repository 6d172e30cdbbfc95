import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { keepTokenRequesters } from '../request-token.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderRow } from '../providers-queries.ts';
import type { DeliveryDriver, DeliveryDriverOptions } from './delivery-driver.ts';
import { createEmail } from './email/email.ts';
import { createObjects } from './objects/objects.ts';
import { createSharepoint } from './sharepoint/sharepoint.ts';
import { createZgw } from './zgw/zgw.ts';
import { createWebhook } from './webhook/webhook.ts';

/** The drivers of receivers. */
const drivers: Readonly<Record<string, (options: DeliveryDriverOptions) => DeliveryDriver>> = {
  email: createEmail,
  objects: createObjects,
  sharepoint: createSharepoint,
  webhook: createWebhook,
  zgw: createZgw,
};

/** After this time without a response a delivery counts as failed. */
export const deliveryTimeoutMs = 30_000;

type DriverContext = Pick<JobContext, 'tenant' | 'transaction'>;

/** Creates the driver of a tenant's receiver; throws a ProviderError when it is not configured. */
export type CreateDeliveryDriver = (
  context: DriverContext,
  provider: ProviderRow,
) => DeliveryDriver;

interface DriversOptions extends Pick<DeliveryDriverOptions, 'client' | 'now'> {
  readonly mails: TenantMailSender;
}

/** Creates drivers with the providers' decrypted secrets. */
export function createDeliveryDrivers(
  cipher: SecretCipher,
  { mails, ...options }: DriversOptions,
): CreateDeliveryDriver {
  const tokens = keepTokenRequesters();
  return (context, provider) => {
    const { driver: name, settings } = provider;
    const create = Object.hasOwn(drivers, name) ? drivers[name] : undefined;
    if (create === undefined) throw new ProviderError('not_configured');
    const place = { tenantId: context.tenant.id, purpose: 'provider' } as const;
    const open = (sealed: Buffer | null) => sealed && cipher.decrypt(place, sealed);
    return create({
      ...options,
      tokens,
      settings,
      secret: open(provider.sealed_secret),
      secondSecret: open(provider.sealed_second_secret),
      sendMail: mails.mailer.isAvailable ? (mail) => sendTenantMail(context, mails, mail) : null,
      timeoutMs: deliveryTimeoutMs,
    });
  };
}
