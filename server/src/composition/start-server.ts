import { createApp } from './create-app.ts';
import { startDemo, type RunningDemo } from '../demo/start-demo.ts';
import { openFileServices } from '../files/open-file-services.ts';
import { startCleaning } from '../files/start-cleaning.ts';
import { startCleaningRateLimits } from '../platform/http/rate-limits/clean-rate-limits.ts';
import { createPasswordHasher } from '../platform/passwords/password-hasher.ts';
import { canonicalOrigin, defaultTenantSlug } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database.ts';
import { openCipher } from './open-cipher.ts';
import { createJobHandlers } from './create-job-handlers.ts';
import { simulateLookUps, type SimulatedLookUps } from './simulate-look-ups.ts';
import { systemRuntime } from '../platform/runtime.ts';
import { openJobs, type Jobs } from '../platform/jobs/jobs.ts';
import { logFailedJob } from '../platform/jobs/log-failed-job.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import { createLogger, type Logger } from '../platform/logging/logger.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { startSealing } from '../submissions/answers/start-sealing.ts';
import { createMailbox } from '../platform/mail/mailbox.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createWorkerPool, type WorkerPool } from '../platform/workers/worker-pool.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { say, sayError } from '../platform/process/console.ts';
import type { Installation } from '../platform/process/installation.ts';
import { listen, type ListeningServer } from '../platform/process/listen.ts';
import { onStopSignal } from '../platform/process/stop-signal.ts';
import { printWelcome } from './print-welcome.ts';

/** How long a job waits at most before it begins. */
const pollSeconds = 1;

/** Starts the server and answers until a stop signal. */
export async function startServer(wanted: Config, installation: Installation): Promise<void> {
  const server = await listen(wanted.port, wanted.host);
  // With PORT=0 the system chose one.
  const config = { ...wanted, port: server.port };
  try {
    const database = await openDatabase({
      ...config,
      onCreate: () => {
        say('Creating the database (some seconds, once) …');
      },
    });
    await startOn(database, server, config, installation);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** What must be stopped again, as far as it was started. */
interface Running {
  demo?: RunningDemo | null;
  simulators?: SimulatedLookUps;
  jobs?: Jobs;
  workers?: WorkerPool;
}

async function startOn(
  database: OpenDatabase,
  server: ListeningServer,
  wanted: Config,
  installation: Installation,
): Promise<void> {
  const running: Running = {};
  const stop = () => stopAll(running, server, database);
  try {
    const migrations = await readMigrations(installation.migrations);
    await migrate(database.pool, migrations);
    running.simulators = await simulateLookUps(wanted);
    const cipher = await openCipher(wanted, database.pool);
    const logger = createLogger(wanted.logLevel);
    running.workers = openWorkers(installation, logger);
    const parts = createParts(running.simulators.config, database, {
      cipher,
      logger,
      workers: running.workers,
    });
    const { config } = parts;
    const origin = canonicalOrigin(config, config.tenant ?? defaultTenantSlug);
    const folder = installation.demoSite;
    const files = await openFileServices(config, systemRuntime);
    const { uploadOrigin } = files.storage.storage;
    running.demo = await startDemo({ ...parts, productOrigin: origin, uploadOrigin, folder });
    // Nothing else gathers statistics there: without them the planner takes every table for empty.
    if (database.isEmbedded) await database.pool.query('analyze');
    running.jobs = await openQueue(parts);
    const folders = appFoldersOf(installation);
    const jobParts = { ...parts, ...files, ...folders, jobs: running.jobs };
    await running.jobs.start(createJobHandlers(jobParts));
    startCleaning({ ...parts, storage: files.storage.storage });
    startCleaningRateLimits(database.pool, parts.logger);
    startSealing(parts);
    server.answerWith(
      createApp({ ...parts, ...files, ...folders, migrations, jobs: running.jobs }),
    );
    onStopSignal(stop);
    database.onFailure(endWithDatabase);
    const { hasMailbox } = config;
    printWelcome({ origin, demo: running.demo, isEmbedded: database.isEmbedded, hasMailbox });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What works for requests ends after them, the database last. */
async function stopAll(
  running: Running,
  server: ListeningServer,
  database: OpenDatabase,
): Promise<void> {
  await running.demo?.stop();
  await server.stop();
  await running.jobs?.stop();
  await running.workers?.close();
  await running.simulators?.stop();
  await database.close();
}

function openWorkers({ worker }: Installation, logger: Logger): WorkerPool {
  const onFailure = (error: unknown) => {
    logger.error({ error: describeError(error) }, 'worker failed');
  };
  return createWorkerPool({ file: worker, onFailure });
}

interface OpenParts {
  readonly cipher: SecretCipher;
  readonly logger: Logger;
  readonly workers: WorkerPool;
}

/** The dependencies that requests, jobs and the demo share. */
function createParts(config: Config, { pool, isEmbedded }: OpenDatabase, opened: OpenParts) {
  const mailbox = config.hasMailbox ? createMailbox(systemRuntime) : null;
  return {
    config,
    pool,
    runtime: systemRuntime,
    passwordHasher: createPasswordHasher(),
    ...opened,
    metrics: createMetrics(pool, opened.workers),
    mailbox,
    mailer: createMailer(config, mailbox),
    isEvaluation: isEmbedded,
  };
}

function openQueue(parts: ReturnType<typeof createParts>): Promise<Jobs> {
  const onFailure = logFailedJob(parts.logger);
  return openJobs({ ...parts, pollSeconds, onFailure, onEnd: parts.metrics.observeJob });
}

function appFoldersOf({ element, admin, assets }: Installation) {
  return { elementFolder: element, adminFolder: admin, assetsFolder: assets };
}

function endWithDatabase(): never {
  sayError('The embedded database ended unexpectedly; the server stops.');
  process.exit(1);
}
