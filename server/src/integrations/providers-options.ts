import type { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import type { OutgoingRules } from '../platform/outgoing/outgoing-rules.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { LoginProviders } from '../providers/auth/login-providers.ts';
import type { DataSources } from '../providers/data-sources/data-sources.ts';
import type { CreateDeliveryDriver } from '../providers/delivery/delivery-drivers.ts';
import type { CreatePaymentProvider } from '../providers/payment/payment-providers.ts';
import type { ProviderKey } from '../providers/providers-queries.ts';
import type { Registers } from '../providers/registers.ts';

/** The dependencies of setting up providers. */
export interface ProvidersOptions {
  readonly cipher: SecretCipher;
  readonly createDriver: CreateDeliveryDriver;
  readonly logins: LoginProviders;
  readonly createPayment: CreatePaymentProvider;
  readonly registers: Registers;
  readonly dataSources: DataSources;
  readonly outgoing: OutgoingRules;
  readonly client: OutgoingClient;
  readonly jobs: JobSender;
  /** Called after a provider of the tenant was saved, deleted, switched off or on, or tested with success. */
  readonly onChanged: (tenantId: string, key: ProviderKey) => void;
}
