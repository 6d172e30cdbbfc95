import { createApp } from './create-app.ts';
import { createOperatorsApp } from '../operators/create-operators-app.ts';
import { startDemo, type RunningDemo } from '../demo/start-demo.ts';
import { startChaining } from '../audit/chain/start-chaining.ts';
import { startCopying } from '../audit/copy/start-copying.ts';
import { startCopyingProcessing } from '../processing-log/copy/start-copying-processing.ts';
import { openFileServices, type OpenFileServices } from '../files/open-file-services.ts';
import { startScanning } from '../files/start-scanning.ts';
import { startCleaning } from '../files/start-cleaning.ts';
import { startCleaningRateLimits } from '../platform/http/rate-limits/clean-rate-limits.ts';
import { cleanQuarantine } from '../quarantine/clean-quarantine.ts';
import { createPasswordHasher } from '../platform/passwords/password-hasher.ts';
import { canonicalOrigin, defaultTenantSlug } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import { migrate, readMigrations } from '../platform/database/migrations/migrate.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database.ts';
import { openInstallationSecrets } from './open-secrets.ts';
import { createScanServices } from './create-scan-services.ts';
import { createCompletionRules } from './create-completion-rules.ts';
import { createJobHandlers, jobBatchSizes } from './create-job-handlers.ts';
import { allowSimulators, simulateLookUps, type SimulatedLookUps } from './simulate-look-ups.ts';
import { systemRuntime } from '../platform/runtime.ts';
import { openJobs, type Jobs, type JobSender } from '../platform/jobs/jobs.ts';
import { logFailedJob } from '../platform/jobs/log-failed-job.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import { createLogger, type Logger } from '../platform/logging/logger.ts';
import type { Secrets } from '../platform/secrets/master-key/open-secrets.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { startResealing } from '../platform/secrets/tenant-keys/start-resealing.ts';
import { startRetention } from '../retention/start-retention.ts';
import { startRefreshingMetadata } from '../integrations/metadata-refresh/start-refreshing-metadata.ts';
import { createOutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { startReminding } from '../draft-reminders/start-reminding.ts';
import { startWatchingQuotas } from '../quota-mails/start-watching-quotas.ts';
import { startNamingLogins } from '../citizen-login/earlier-logins/start-naming-logins.ts';
import { startSealing } from '../submissions/answers/start-sealing.ts';
import { createMailbox } from '../platform/mail/mailbox.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createWorkerPool, type WorkerPool } from '../platform/workers/worker-pool.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { print, printError } from '../platform/process/console.ts';
import type { Installation } from '../platform/process/installation.ts';
import { listen, type ListeningServer } from '../platform/process/listen.ts';
import { onStopSignal } from '../platform/process/stop-signal.ts';
import { startResendingPublications } from '../versions/scheduled-publications/start-resending.ts';
import { startCountingVisits } from '../visit-counts/start-counting-visits.ts';
import { createVisitCounter, type VisitCounter } from '../visit-counts/visit-counter.ts';
import { createCallLog } from '../provider-calls/call-log.ts';
import { createProviderCircuits } from '../providers/calls/provider-circuits.ts';
import { startWritingCalls } from '../provider-calls/start-writing-calls.ts';
import { printWelcome } from './print-welcome.ts';

/** The maximum time that a job waits before it starts. */
const pollSeconds = 1;

/** Starts the server; it runs until a stop signal. */
export async function startServer(wanted: Config, installation: Installation): Promise<void> {
  const ports = await listenOnAll(wanted);
  // With PORT=0 the system chose one.
  const config = { ...wanted, port: ports.server.port };
  try {
    const database = await openDatabase({
      ...config,
      onCreate: () => {
        print('Creating the database (some seconds, once) …');
      },
    });
    await startOn({ database, ports }, config, installation);
  } catch (error) {
    await stopPorts(ports);
    throw error;
  }
}

/** The server of tenants, and that of operators when it is on. */
interface Ports {
  readonly server: ListeningServer;
  readonly operators: ListeningServer | null;
}

const operatorsSettings = { port: 'OPERATORS_PORT', host: 'OPERATORS_HOST' };

/** Listens on both ports before anything else starts. */
async function listenOnAll({ port, host, operators }: Config): Promise<Ports> {
  const server = await listen(port, host);
  if (operators === null) return { server, operators };
  try {
    const settings = operatorsSettings;
    return { server, operators: await listen(operators.port, operators.host, { settings }) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function stopPorts({ server, operators }: Ports): Promise<void> {
  await server.stop();
  await operators?.stop();
}

/** The started parts, to be stopped again. */
interface Running {
  demo?: RunningDemo | null;
  simulators?: SimulatedLookUps;
  jobs?: Jobs;
  workers?: WorkerPool;
  visitCounter?: VisitCounter;
  stopWritingCalls?: () => Promise<void>;
}

/** What is open before the parts start. */
interface Opened {
  readonly database: OpenDatabase;
  readonly ports: Ports;
}

async function startOn(opened: Opened, config: Config, installation: Installation): Promise<void> {
  const running: Running = {};
  const stop = () => stopAll(running, opened);
  try {
    const welcome = await startParts(running, opened, { wanted: config, installation });
    onStopSignal(stop);
    opened.database.onFailure(endWithDatabase);
    printWelcome(welcome);
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Wanted {
  readonly wanted: Config;
  readonly installation: Installation;
}

/** Starts the parts one after the other and notes each in `running`; returns what the welcome says. */
async function startParts(
  running: Running,
  { database, ports }: Opened,
  { wanted, installation }: Wanted,
): Promise<Parameters<typeof printWelcome>[0]> {
  const migrations = await readMigrations(installation.migrations);
  await migrate(database.pool, migrations);
  running.simulators = await simulateLookUps(wanted);
  const logger = createLogger(wanted.logLevel);
  const secrets = await openInstallationSecrets(wanted, database.pool, (tenantId, error) => {
    logger.error({ tenantId, error: describeError(error) }, 'keys of a tenant not readable');
  });
  running.workers = openWorkers(installation, logger);
  const base = createParts(running.simulators.config, database, {
    cipher: secrets.keyring,
    logger,
    workers: running.workers,
  });
  const { config, visitCounter, callLog } = base;
  running.visitCounter = visitCounter;
  running.stopWritingCalls = startWritingCalls(callLog);
  const origin = canonicalOrigin(config, config.tenant ?? defaultTenantSlug);
  const folder = installation.demoSite;
  const files = await openFileServices(config, systemRuntime);
  const { uploadOrigin } = files.storage.storage;
  const { receivers } = running.simulators;
  running.jobs = await openQueue(base);
  const rules = createCompletionRules({ ...base, jobs: running.jobs });
  const demo = { ...base, rules, productOrigin: origin, uploadOrigin, folder, receivers };
  running.demo = await startDemo(demo);
  const parts = { ...base, config: allowDemo(config, running.demo) };
  // The embedded database does not run ANALYZE by itself; without statistics the planner assumes empty tables.
  if (database.isEmbedded) await database.pool.query('analyze');
  const folders = appFoldersOf(installation);
  const onFailure = logFailedJob(logger);
  const jobParts = { ...parts, ...files, ...folders, jobs: running.jobs, onFailure };
  await running.jobs.start(createJobHandlers(jobParts), jobBatchSizes);
  startMaintenance({ ...parts, ...files, jobs: running.jobs, secrets });
  ports.server.answerWith(
    createApp({ ...parts, ...files, ...folders, migrations, jobs: running.jobs }),
  );
  ports.operators?.answerWith(
    createOperatorsApp({ ...parts, storage: files.storage, secrets, migrations }),
  );
  const { isEmbedded } = database;
  return { ...config, origin, demo: running.demo, isEmbedded };
}

/** The demo's logins and payments are on this machine too. */
const allowDemo = (config: Config, demo: RunningDemo | null): Config =>
  demo === null ? config : allowSimulators(config, demo.serviceOrigins);

type Maintained = ReturnType<typeof createParts> & {
  readonly jobs: JobSender;
  readonly secrets: Secrets;
} & OpenFileServices;

/** Starts the scheduled work: hourly, every minute and at night. */
function startMaintenance({ storage, scan, ...running }: Maintained): void {
  const parts = { ...running, storage: storage.storage };
  const services = createScanServices({ ...running, storage, scan });
  startScanning({ ...parts, services });
  startCleaning({ ...parts, cleanMore: cleanQuarantine });
  startCleaningRateLimits(parts.pool, parts.logger);
  startChaining(parts);
  startCopying(parts);
  startCopyingProcessing(parts);
  startRetention(parts);
  startResendingPublications(parts);
  startSealing(parts);
  startResealing({ ...parts, ...running.secrets });
  startReminding(parts);
  startWatchingQuotas(parts);
  startRefreshingMetadata({ ...parts, client: createOutgoingClient(parts.config.outgoing) });
  startNamingLogins(parts);
  startCountingVisits(parts.visitCounter);
}

/** Stops the services after the requests that use them, the database last. */
async function stopAll(running: Running, { database, ports }: Opened): Promise<void> {
  await running.demo?.stop();
  await stopPorts(ports);
  await running.visitCounter?.flush();
  await running.jobs?.stop();
  await running.stopWritingCalls?.();
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
  const callLog = createCallLog({ pool, logger: opened.logger, ...systemRuntime });
  return {
    config,
    pool,
    runtime: systemRuntime,
    passwordHasher: createPasswordHasher(),
    ...opened,
    metrics: createMetrics(pool, opened.workers),
    visitCounter: createVisitCounter({ pool, logger: opened.logger, now: systemRuntime.now }),
    callLog,
    circuits: createProviderCircuits({ now: systemRuntime.now, notePause: callLog.notePause }),
    mailbox,
    mailer: createMailer(config, mailbox, opened.cipher),
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
  printError('The embedded database ended unexpectedly; the server stops.');
  process.exit(1);
}
