import { paymentStep } from '../payments/payment-step.ts';
import type { Config } from '../platform/config/config.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { createProgramCache } from '../submissions/answers/program-cache.ts';
import type { CompletionRules } from '../submissions/completion/complete-submission.ts';
import { createCoSignatureStep } from '../submissions/co-signature/co-signature-step.ts';
import { createFilesStep } from '../submissions/completion/files-step.ts';
import { createConfirmationMail } from '../submissions/submission-mails/confirmation-mail.ts';
import { createDeliveryFollowUp } from '../submissions/deliveries/queue-deliveries.ts';
import { createRouteFollowUp } from '../submissions/routes/take-routes.ts';
import { createVerificationStep } from '../submissions/verification/verification-step.ts';

/**
 * The number of cached programs: more versions than a large tenant publishes, a few MB in total.
 */
const programCacheSize = 200;

/** The dependencies of completion steps. */
export interface CompletionDependencies {
  readonly jobs: JobSender;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'storage'>;
  readonly cipher: SecretCipher;
}

/**
 * The rules of completion, the same for requests and for jobs: files first, then verification, then payment, and
 * last the co-signature of a second person.
 */
export function createCompletionRules({
  jobs,
  mailer,
  config,
  cipher,
}: CompletionDependencies): CompletionRules {
  return {
    cipher,
    programs: createProgramCache(programCacheSize),
    steps: [
      createFilesStep(config.storage),
      createVerificationStep({ jobs, mailer }),
      paymentStep,
      createCoSignatureStep({ jobs, mailer, cipher }),
    ],
    followUps: [
      createConfirmationMail({ jobs, mailer, cipher }),
      createRouteFollowUp({ jobs, mailer, cipher }),
      createDeliveryFollowUp(jobs),
    ],
  };
}
