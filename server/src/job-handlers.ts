import type { PasswordHasher } from './identity/passwords/password-hasher.ts';
import { canonicalOrigin } from './platform/config/canonical-origin.ts';
import type { Config } from './platform/config/config.ts';
import type { JobHandlers } from './platform/jobs/job-handlers.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createSubmissionJobHandlers } from './submissions/submission-job-handlers.ts';

/** What jobs work with. */
export interface JobHandlersOptions {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly passwordHasher: PasswordHasher;
}

/** Wires the jobs together, as `app.ts` does with requests. */
export function createJobHandlers({
  config,
  mailer,
  passwordHasher,
}: JobHandlersOptions): JobHandlers {
  return {
    ...createSubmissionJobHandlers({
      mailer,
      hasher: passwordHasher,
      originOf: ({ slug }) => canonicalOrigin(config, slug),
    }),
  };
}
