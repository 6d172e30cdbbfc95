import { createApp } from '../../app.ts';
import { startDemo, type RunningDemo } from '../../demo/start-demo.ts';
import { openFiles } from '../../files/open-files.ts';
import { startCleaning } from '../../files/start-cleaning.ts';
import { createPasswordHasher } from '../../identity/passwords/password-hasher.ts';
import { canonicalOrigin, defaultTenantSlug } from '../config/canonical-origin.ts';
import type { Config } from '../config/config.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { createJobHandlers } from '../../job-handlers.ts';
import { withStandIns, type WithStandIns } from '../../providers/stand-ins/start-stand-ins.ts';
import { systemSurroundings } from '../http/surroundings.ts';
import { openJobs, type Jobs } from '../jobs/jobs.ts';
import { logFailedJob } from '../jobs/log-failed-job.ts';
import { createLogger } from '../logging/logger.ts';
import { loadEncryptionKey } from '../secrets/load-encryption-key.ts';
import { createSecretKeeper } from '../secrets/secret-keeper.ts';

import { createMailbox } from '../mail/mailbox.ts';
import { createMailer } from '../mail/mailer.ts';
import { say, sayError } from './console.ts';
import type { Installation } from './installation.ts';
import { listen, type ListeningServer } from './listen.ts';
import { onStopSignal } from './stop-signal.ts';
import { welcome } from './welcome.ts';

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

async function startOn(
  database: OpenDatabase,
  server: ListeningServer,
  wanted: Config,
  installation: Installation,
): Promise<void> {
  const running: { demo?: RunningDemo | null; standIns?: WithStandIns; jobs?: Jobs } = {};
  const stop = async () => {
    await running.demo?.stop();
    await server.stop();
    await running.jobs?.stop();
    await running.standIns?.stop();
    await database.close();
  };
  try {
    const migrations = await readMigrations(installation.migrations);
    await migrate(database.pool, migrations);
    running.standIns = await withStandIns(wanted);
    const { config } = running.standIns;
    const common = {
      config,
      pool: database.pool,
      surroundings: systemSurroundings,
      passwordHasher: createPasswordHasher(),
      keeper: createSecretKeeper(loadEncryptionKey(config)),
    };
    const origin = canonicalOrigin(config, config.tenant ?? defaultTenantSlug);
    running.demo = await startDemo({
      ...common,
      productOrigin: origin,
      folder: installation.demoSite,
    });
    // Nothing else gathers statistics there: without them the planner takes every table for empty.
    if (database.isEmbedded) await database.pool.query('analyze');
    const logger = createLogger(config.logLevel);
    const mailbox = config.isProduction ? null : createMailbox(systemSurroundings);
    const mailer = createMailer(config, mailbox);
    running.jobs = await openJobs({ ...common, pollSeconds, onFailure: logFailedJob(logger) });
    await running.jobs.start(createJobHandlers({ ...common, mailer, jobs: running.jobs }));
    const files = await openFiles(config, systemSurroundings);
    startCleaning({ ...common, logger, storage: files.storage.storage });
    const listener = createApp({
      ...common,
      ...files,
      ...{ migrations, logger, mailer, mailbox },
      jobs: running.jobs,
      isEvaluation: database.isEmbedded,
      elementFolder: installation.element,
      adminFolder: installation.admin,
      assetsFolder: installation.assets,
    });
    server.answerWith(listener);
    onStopSignal(stop);
    database.onFailure(() => {
      sayError('The embedded database ended unexpectedly; the server stops.');
      process.exit(1);
    });
    welcome({
      origin,
      demo: running.demo,
      isEmbedded: database.isEmbedded,
      hasMailbox: mailbox !== null && config.smtpUrl === null,
    });
  } catch (error) {
    await stop();
    throw error;
  }
}
