import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { keepTokenRequesters } from '../request-token.ts';
import type { ClientFor, LoggedClient } from '../calls/logged-clients.ts';
import { connectClient, parseConnection } from '../connection.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderRow } from '../providers-queries.ts';
import type { DeliveryDriver, DeliveryDriverOptions } from './delivery-driver.ts';
import { createEmail } from './email/email.ts';
import { createDropDriver } from './drop/drop-driver.ts';
import type { FileDrop } from './drop/file-drop.ts';
import { observeDrop } from './drop/observe-drop.ts';
import { createObjects } from './objects/objects.ts';
import { createS3Drop } from './s3/s3-drop.ts';
import { createSftpDrop } from './sftp/sftp-drop.ts';
import { createSharepoint } from './sharepoint/sharepoint.ts';
import { createStufZds } from './stuf-zds/stuf-zds.ts';
import { createZgw } from './zgw/zgw.ts';
import { createWebhook } from './webhook/webhook.ts';

type CreateWith<T> = (options: DeliveryDriverOptions & { readonly client: LoggedClient }) => T;

/** The drivers that put files somewhere. */
const drops: Readonly<Record<string, CreateWith<FileDrop>>> = {
  s3: (options) => observeDrop(createS3Drop(options), options.client),
  sftp: (options) => observeDrop(createSftpDrop(options), options.client),
};

/** The drivers of receivers. */
const drivers: Readonly<Record<string, CreateWith<DeliveryDriver>>> = {
  email: createEmail,
  objects: createObjects,
  sharepoint: createSharepoint,
  stuf_zds: createStufZds,
  webhook: createWebhook,
  zgw: createZgw,
  ...Object.fromEntries(
    Object.entries(drops).map(([name, createDrop]): [string, CreateWith<DeliveryDriver>] => [
      name,
      (options) => createDropDriver(createDrop(options), options.now),
    ]),
  ),
};

/** After this time without a response a delivery counts as failed. */
export const deliveryTimeoutMs = 30_000;

type DriverContext = Pick<JobContext, 'tenant' | 'transaction'>;

/** Creates the driver of a tenant's receiver; throws a ProviderError when it is not configured. */
export type CreateDeliveryDriver = (
  context: DriverContext,
  provider: ProviderRow,
) => DeliveryDriver;

/** Creates the place for files of a tenant; throws a ProviderError when it is not configured. */
export type CreateFileDrop = (context: DriverContext, provider: ProviderRow) => FileDrop;

interface DriversOptions extends Pick<DeliveryDriverOptions, 'network' | 'now'> {
  readonly clientFor: ClientFor;
  readonly mails: TenantMailSender;
}

/** Creates drivers with the providers' decrypted secrets. */
export const createDeliveryDrivers = (
  cipher: SecretCipher,
  options: DriversOptions,
): CreateDeliveryDriver => createFrom(drivers, cipher, options);

/** Creates places for files with the providers' decrypted secrets. */
export const createFileDrops = (cipher: SecretCipher, options: DriversOptions): CreateFileDrop =>
  createFrom(drops, cipher, options);

function createFrom<T>(
  creators: Readonly<Record<string, CreateWith<T>>>,
  cipher: SecretCipher,
  { mails, clientFor, ...options }: DriversOptions,
): (context: DriverContext, provider: ProviderRow) => T {
  const tokens = keepTokenRequesters();
  return (context, provider) => {
    const { driver: name, settings } = provider;
    const create = Object.hasOwn(creators, name) ? creators[name] : undefined;
    if (create === undefined) throw new ProviderError('not_configured');
    const place = { tenantId: context.tenant.id, purpose: 'provider' } as const;
    const open = (sealed: Buffer | null) => sealed && cipher.decrypt(place, sealed);
    const secondSecret = open(provider.sealed_second_secret);
    // The key of our certificate is the third secret of a driver that has one, and the second of others.
    const key = open(provider.sealed_third_secret) ?? secondSecret;
    return create({
      ...options,
      client: connectClient(
        clientFor({ tenantId: context.tenant.id, provider, operation: 'deliver' }),
        parseConnection(settings, key),
      ),
      tokens,
      settings,
      secret: open(provider.sealed_secret),
      secondSecret,
      sendMail: mails.mailer.isAvailable ? (mail) => sendTenantMail(context, mails, mail) : null,
      timeoutMs: deliveryTimeoutMs,
    });
  };
}
