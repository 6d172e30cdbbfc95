import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import { canonicalOrigin } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import type { JobHandlers } from '../platform/jobs/job-handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { createPaymentOptions } from '../payments/create-payment-options.ts';
import { createPaymentJobHandlers } from '../payments/payment-jobs.ts';
import { createCompletionRules } from './create-completion-rules.ts';
import { createSubmissionJobHandlers } from '../submissions/submission-job-handlers.ts';

/** The dependencies of jobs. */
export interface JobHandlersOptions {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly passwordHasher: PasswordHasher;
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
}

/** Wires the jobs together, as `app.ts` does with requests. */
export function createJobHandlers(options: JobHandlersOptions): JobHandlers {
  const { config, mailer, passwordHasher } = options;
  return {
    ...createSubmissionJobHandlers({
      mailer,
      hasher: passwordHasher,
      originOf: ({ slug }) => canonicalOrigin(config, slug),
    }),
    ...createPaymentJobHandlers(createPaymentOptions(options, createCompletionRules(options))),
  };
}
