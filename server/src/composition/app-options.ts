import type { Pool } from 'pg';
import type { OpenFileServices } from '../files/open-file-services.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { Config } from '../platform/config/config.ts';
import type { Migration } from '../platform/database/migrations/migrate.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { Mailbox } from '../platform/mail/mailbox.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { WorkerPool } from '../platform/workers/worker-pool.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { ProviderCircuits } from '../providers/calls/provider-circuits.ts';
import type { CallLog } from '../provider-calls/call-log.ts';
import type { VisitCounter } from '../visit-counts/visit-counter.ts';

/** The dependencies of the app; it creates none of them itself. */
export interface AppOptions extends OpenFileServices {
  readonly pool: Pool;
  readonly migrations: readonly Migration[];
  readonly runtime: Runtime;
  readonly config: Config;
  readonly isEvaluation: boolean;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly workers: WorkerPool;
  readonly passwordHasher: PasswordHasher;
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
  readonly mailer: Mailer;
  readonly visitCounter: VisitCounter;
  readonly callLog: CallLog;
  readonly circuits: ProviderCircuits;
  /** The mailbox that stores mails instead of sending them; `null` in production. */
  readonly mailbox: Mailbox | null;
  /** The folders with the built element and the built admin app. */
  readonly elementFolder: string;
  readonly adminFolder: string;
  /** The folder with the server's own files: fonts, the scripts of its pages. */
  readonly assetsFolder: string;
  /** Called for internal errors, besides the log. */
  readonly onFailure?: (error: unknown) => void;
}
