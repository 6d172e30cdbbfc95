import { canonicalOrigin } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { ClientFor } from '../providers/calls/logged-clients.ts';
import type { ProviderCircuits } from '../providers/calls/provider-circuits.ts';
import { createPaymentProviders } from '../providers/payment/payment-providers.ts';
import type { CompletionRules } from '../submissions/completion/complete-submission.ts';
import type { PaymentOptions } from './payment-options.ts';

interface PaymentDependencies {
  readonly config: Config;
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
  readonly runtime: Pick<Runtime, 'now'>;
  readonly clientFor: ClientFor;
  readonly circuits: ProviderCircuits;
}

/** The dependencies of payments, the same for requests and for jobs. */
export function createPaymentOptions(
  { config, cipher, jobs, runtime, clientFor, circuits }: PaymentDependencies,
  rules: CompletionRules,
): PaymentOptions {
  return {
    ...rules,
    cipher,
    jobs,
    createProvider: createPaymentProviders(cipher, {
      clientFor,
      circuits,
      now: runtime.now,
    }),
    originOf: ({ slug }) => canonicalOrigin(config, slug),
  };
}
