import { createClient, type Client } from '@form-builder/core/client/create-client.ts';
import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { createTenantUser, type TestUser } from './create-tenant-user.ts';
import { sealedColumns } from '../src/composition/commands/sealed-columns.ts';
import { createApp } from '../src/composition/create-app.ts';
import { createJobHandlers, jobBatchSizes } from '../src/composition/create-job-handlers.ts';
import { seedEnvironments } from '../src/environments/seed-environments.ts';
import { cheapPasswordHasher } from './identity/cheap-password-hasher.ts';
import { signIn } from './identity/sign-in.ts';
import { parseConfig } from '../src/platform/config/config.ts';
import { migrate } from '../src/platform/database/migrations/migrate.ts';
import { withTenant } from '../src/platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../src/platform/runtime.ts';
import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../src/platform/database/tenancy/tenant-transaction.ts';
import { createProviderCircuits } from '../src/providers/calls/provider-circuits.ts';
import { systemRuntime } from '../src/platform/runtime.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { openJobs, type JobSender } from '../src/platform/jobs/jobs.ts';
import type { JobName, JobPayloads } from '../src/platform/jobs/job-payloads.ts';
import { logFailedJob } from '../src/platform/jobs/log-failed-job.ts';
import {
  createWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
} from '../src/platform/workers/worker-pool.ts';
import { createLogger } from '../src/platform/logging/logger.ts';
import { createMailbox, type Mailbox } from '../src/platform/mail/mailbox.ts';
import { createMailer } from '../src/platform/mail/mailer.ts';
import { listen } from '../src/platform/process/listen.ts';
import {
  createOperatorKey,
  useTenantKeys,
  type Secrets,
} from '../src/platform/secrets/master-key/open-secrets.ts';
import type { SecretCipher } from '../src/platform/secrets/secret-cipher.ts';
import { openStorage, type OpenStorage } from '../src/platform/storage/open-storage.ts';
import { upsertSetting } from '../src/settings/settings-queries.ts';
import { createVisitCounter, type VisitCounter } from '../src/visit-counts/visit-counter.ts';
import { createCallLog, type CallLog } from '../src/provider-calls/call-log.ts';
import type { VirusScanner } from '../src/providers/virus-scanner/virus-scanner.ts';
import {
  openMigratedDatabase,
  openPostgres,
  readAllMigrations,
  type DatabaseKind,
} from './databases.ts';

export { databases, type DatabaseKind } from './databases.ts';

/** The real server on its own database, with two tenants. */
export interface TestServer {
  /** The origin that it listens on; `fetch` adds the header that names the tenant. */
  readonly origin: string;
  /** The canonical origin of a tenant, which browsers see. */
  readonly originOf: (tenant: Tenant) => string;
  readonly tenants: { readonly demo: Tenant; readonly other: Tenant };
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly cipher: SecretCipher;
  /** The keys behind the cipher. */
  readonly secrets: Secrets;
  /** Advances the server's clock, which otherwise follows the real one. */
  readonly advance: (milliseconds: number) => void;
  /**
   * Advances the clock to the start of the next time window of a rate limit, so that a test does not count its
   * calls in two windows.
   */
  readonly startWindow: (windowMs: number) => void;
  readonly transaction: (tenant: Tenant) => TenantTransaction;
  readonly fetch: (tenant: Tenant) => typeof fetch;
  readonly client: (
    tenant: Tenant,
    headers?: Readonly<Record<string, string>>,
  ) => Client<ApiContract>;
  /** Creates a user with exactly these permissions and signs in. */
  readonly signIn: (tenant: Tenant, rights: TestRights) => Promise<SignedInUser>;
  /** Sends a job of a tenant. */
  readonly send: <N extends JobName>(
    tenant: Tenant,
    name: N,
    payload: JobPayloads[N],
  ) => Promise<void>;
  /** The mails of this server; `null` in production mode. */
  readonly mailbox: Mailbox | null;
  readonly storage: OpenStorage;
  readonly workers: WorkerPool;
  readonly jobs: JobSender;
  /** The counts of visits, which a test writes itself. */
  readonly visitCounter: VisitCounter;
  /** The log of calls of providers, which a test writes itself. */
  readonly callLog: CallLog;
  /** The log entries of the server, one JSON text each. */
  readonly logLines: readonly string[];
  /** Internal errors that the server returned as 500. */
  readonly failures: readonly unknown[];
  readonly stop: () => Promise<void>;
}

export interface TestRights {
  readonly permissions?: readonly Permission[];
  readonly isRoot?: boolean;
}

export interface SignedInUser extends TestUser {
  readonly token: string;
  readonly client: Client<ApiContract>;
}

/** The origin that may embed the forms of both tenants. */
export const allowedOrigin = 'https://www.gemeente.example';

const repository = new URL('../../', import.meta.url);

/** Starts the server; share one per test file. */
export async function startTestServer(options: {
  readonly database: DatabaseKind;
  /** A PostgreSQL server of this test, which it may restart. */
  readonly postgresUrl?: string;
  /** The virus scanner; without one files are not scanned. */
  readonly scan?: VirusScanner;
  /** Settings of the operator. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder of the built admin app, for tests of its page. */
  readonly adminFolder?: string;
  /** The limits of the threads, and their tasks. */
  readonly workers?: Partial<WorkerPoolOptions>;
  /** False for tests with their own jobs. */
  readonly hasJobs?: boolean;
  /** True keeps the default four-eyes rule; otherwise one user publishes alone. */
  readonly hasFourEyes?: boolean;
}): Promise<TestServer> {
  const database = await (options.postgresUrl === undefined
    ? openMigratedDatabase(options.database)
    : openPostgres(options.postgresUrl));
  const { pool } = database;
  const migrations = await readAllMigrations();
  if (options.postgresUrl !== undefined) await migrate(pool, migrations);
  const server = await listen(0, '127.0.0.1');
  const clock = { aheadMs: 0 };
  const runtime = { ...systemRuntime, now: () => Date.now() + clock.aheadMs };
  const operatorKey = createOperatorKey(randomBytes(32));
  const cipher = useTenantKeys(pool, operatorKey);
  const logLines: string[] = [];
  const failures: unknown[] = [];
  const reportFailure = (error: unknown) => {
    failures.push(error);
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
  };
  const dataFolder = await mkdtemp(join(tmpdir(), 'form-builder-files-'));
  const config = {
    ...parseConfig({
      TRUST_PROXY: 'true',
      PUBLIC_WRITES_PER_MINUTE: '0',
      UPLOADS_PER_MINUTE: '0',
      MAILS_PER_HOUR_FROM_ADDRESS: '0',
      // Where the simulators of login and payment run.
      OUTGOING_PRIVATE_HOSTS: 'localhost',
      ...options.environment,
    }),
    port: server.port,
    dataFolder,
  };
  const storage = await openStorage(config, runtime);
  const logger = createLogger('info', { write: (line) => logLines.push(line) });
  const mailbox = config.hasMailbox ? createMailbox(runtime) : null;
  const mailer = createMailer(config, mailbox, cipher);
  const workers = createWorkerPool({
    file: fileURLToPath(new URL('server/src/worker.ts', repository)),
    onFailure: reportFailure,
    ...options.workers,
  });
  const metrics = createMetrics(pool, workers);
  const jobs = await openJobs({
    pool,
    runtime,
    // Most tests of jobs would spend their time waiting for the next look.
    pollSeconds: 0.05,
    onFailure: logFailedJob(logger),
    onEnd: metrics.observeJob,
  });
  const visitCounter = createVisitCounter({ pool, logger, now: runtime.now });
  const callLog = createCallLog({ pool, logger, ...runtime });
  const scan = options.scan ?? null;
  const circuits = createProviderCircuits({ now: runtime.now, notePause: callLog.notePause });
  const hasher = { passwordHasher: cheapPasswordHasher };
  const common = { config, ...hasher, cipher, storage, scan, callLog, circuits };
  const assetsFolder = fileURLToPath(new URL('server/assets', repository));
  if (options.hasJobs !== false) {
    const onFailure = logFailedJob(logger);
    const parts = { ...common, pool, runtime, workers, mailer, jobs, assetsFolder, onFailure };
    await jobs.start(createJobHandlers(parts), jobBatchSizes);
  }
  server.answerWith(
    createApp({
      ...common,
      pool,
      migrations,
      runtime,
      logger,
      metrics,
      workers,
      jobs: options.hasJobs === false ? withoutAnnouncements(jobs) : jobs,
      mailer,
      mailbox,
      visitCounter,
      isEvaluation: true,
      elementFolder: fileURLToPath(new URL('renderer-element/dist', repository)),
      adminFolder: options.adminFolder ?? fileURLToPath(new URL('admin-app/dist', repository)),
      assetsFolder,
      onFailure: reportFailure,
    }),
  );
  const tenants = {
    demo: await createTenant(pool, runtime, 'demo'),
    other: await createTenant(pool, runtime, 'other'),
  };
  for (const tenant of Object.values(tenants))
    await simplify(pool, runtime, tenant, options.hasFourEyes === true);
  const origin = `http://127.0.0.1:${String(server.port)}`;
  return {
    origin,
    tenants,
    pool,
    runtime,
    cipher,
    secrets: { operatorKey, keyring: cipher, columns: sealedColumns },
    ...callers(origin, pool, runtime),
    send: ({ id: tenantId }, name, payload) =>
      withTenant(pool, tenantId)((tx) => jobs.send({ tx, tenantId }, name, payload)),
    advance: (milliseconds) => {
      clock.aheadMs += milliseconds;
    },
    startWindow: (windowMs) => {
      clock.aheadMs += windowMs - (runtime.now() % windowMs);
    },
    mailbox,
    storage,
    workers,
    jobs,
    visitCounter,
    callLog,
    logLines,
    failures,
    stop: async () => {
      await server.stop();
      await jobs.stop();
      await workers.close();
      await database.close();
      // A delivery that no test waits for may still write a file.
      await rm(dataFolder, { recursive: true, maxRetries: 10 });
    },
  };
}

/** There are no queues without jobs, and root who signs in is announced. */
const withoutAnnouncements = ({ send }: JobSender): JobSender => ({
  send: (transaction, name, ...given) =>
    name === 'announce-emergency-use' ? Promise.resolve() : send(transaction, name, ...given),
});

async function createTenant(pool: Pool, runtime: Runtime, slug: string): Promise<Tenant> {
  const tenant = { id: runtime.createId(), slug, name: `Gemeente ${slug}` };
  await pool.query(
    'insert into tenants (id, slug, name, allowed_origins) values ($1, $2, $3, $4)',
    [tenant.id, slug, tenant.name, [allowedOrigin]],
  );
  await withTenant(pool, tenant.id)((tx) => seedEnvironments(tx, tenant.id));
  return { ...tenant, allowedOrigins: [allowedOrigin] };
}

/** Settings that differ from a tenant's defaults, so that a test signs in and publishes in one step. */
async function simplify(
  pool: Pool,
  runtime: Runtime,
  { id }: Tenant,
  hasFourEyes: boolean,
): Promise<void> {
  const row = { tenant_id: id, updated_at: new Date(runtime.now()) };
  await withTenant(
    pool,
    id,
  )(async (tx) => {
    await upsertSetting(tx, { ...row, id: 'mfa', value: 'nobody' });
    if (!hasFourEyes) await upsertSetting(tx, { ...row, id: 'four_eyes', value: false });
  });
}

type Callers = Pick<TestServer, 'originOf' | 'transaction' | 'fetch' | 'client' | 'signIn'>;

function callers(origin: string, pool: Pool, runtime: Runtime): Callers {
  const transaction = (tenant: Tenant) => withTenant(pool, tenant.id);
  const { port } = new URL(origin);
  // Names under localhost do not resolve on every system, so the host is sent as by a proxy.
  const forwardedHost = ({ slug }: Tenant) =>
    `${slug === 'demo' ? '' : `${slug}.`}localhost:${port}`;
  const canonicalOriginOf = (tenant: Tenant) => `http://${forwardedHost(tenant)}`;
  const fetchAs =
    (tenant: Tenant): typeof fetch =>
    (input, init) => {
      const request = new Request(rebase(input, origin), init);
      request.headers.set('x-forwarded-host', forwardedHost(tenant));
      return fetch(request);
    };
  const client = (tenant: Tenant, headers: Readonly<Record<string, string>> = {}) =>
    createClient<ApiContract>(contract, {
      baseUrl: origin,
      headers: () => ({ 'x-forwarded-host': forwardedHost(tenant), ...headers }),
    });
  return {
    originOf: canonicalOriginOf,
    transaction,
    fetch: fetchAs,
    client,
    signIn: async (tenant, rights) => {
      const user = await createTenantUser({
        tenantId: tenant.id,
        transaction: transaction(tenant),
        runtime,
        ...rights,
      });
      const { accessToken } = await signIn({
        origin: canonicalOriginOf(tenant),
        email: user.email,
        password: user.password,
        fetch: fetchAs(tenant),
      });
      const authorization = `Bearer ${accessToken}`;
      return { ...user, token: accessToken, client: client(tenant, { authorization }) };
    },
  };
}

function rebase(input: string | URL | Request, origin: string): string | Request {
  if (input instanceof Request) return input;
  const url = new URL(input, origin);
  return origin + url.pathname + url.search;
}
