import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { Config } from '../platform/config/config.ts';
import { isAtLevel, type Migration } from '../platform/database/migrations/migrate.ts';
import { apiVersion } from '../platform/http/responses/api-version.ts';
import { verifySmtp } from '../platform/mail/smtp-transport.ts';
import type { Runtime } from '../platform/runtime.ts';
import { compareEncryptionKey } from '../platform/secrets/master-key/key-check.ts';
import {
  encryptionKeyFile,
  loadEncryptionKey,
} from '../platform/secrets/master-key/load-encryption-key.ts';
import { createSecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { OpenStorage } from '../platform/storage/open-storage.ts';
import { createClamdScanner } from '../providers/virus-scanner/clamd.ts';
import { checkTenants } from './check-tenants.ts';
import { selectTenantStates, type TenantState } from './count-by-tenant.ts';
import type { QueueState } from './queue-states.ts';
import { selectQueueStates } from './queue-states.ts';
import { failed, ok, runCheck, warning, type StatusCheck } from './status-check.ts';
import { withDeadline } from './with-deadline.ts';

/** The parts of an installation whose services are checked. */
export interface CheckedInstallation {
  readonly config: Config;
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly migrations: readonly Migration[];
  /** A server has opened it; a command opens it for the check. */
  readonly openStorage: () => Promise<OpenStorage>;
}

/** What the checks found, and what waits in the queues. */
export interface InstallationStatus {
  readonly checks: readonly StatusCheck[];
  readonly queues: readonly QueueState[];
  /** What the checks saw of each active tenant; null when the database did not answer. */
  readonly tenants: readonly TenantState[] | null;
}

const maxClockDifferenceMs = 2_000;
const lowDiskBytes = 1_000_000_000;
/** A job that should have begun this long ago says that no server works on the queue. */
const lateMs = 15 * 60_000;

/** Checks what the servers of this installation need, each in turn: nothing is changed or sent. */
export async function checkServices(
  installation: CheckedInstallation,
): Promise<InstallationStatus> {
  const { config, pool, runtime } = installation;
  // Opened once for both checks; each reports for itself that it cannot be used.
  const opened = installation.openStorage();
  opened.catch(() => undefined);
  const queues = await withDeadline(selectQueueStates(pool, runtime.now())).catch(() => null);
  const tenants = selectTenantStates(pool, runtime.now());
  tenants.catch(() => undefined);
  const run = (id: string, key: CheckKey, check: Parameters<typeof runCheck>[1]) =>
    runCheck({ id, name: `operator.status.${key}.name` }, check);
  const checks = [
    await run('database', 'database', () => checkDatabase(installation)),
    await run('schema', 'schema', () => checkSchema(installation)),
    await run('version', 'version', () => Promise.resolve(checkVersion())),
    await run('clock', 'clock', () => checkClock(pool, runtime)),
    await run('encryption', 'encryption', () => checkEncryption(installation)),
    await run('jobs', 'jobs', () => Promise.resolve(checkJobs(queues))),
    await run('queues', 'queues', () => Promise.resolve(checkQueues(queues ?? [], runtime.now()))),
    await run('storage', 'storage', async () => checkStorage(config, await opened)),
    await run('disk', 'disk', async () => checkDisk(await opened)),
    await run('virus scanner', 'scanner', () => checkScanner(config)),
    await run('mail', 'mail', () => checkMail(config)),
    ...(await checkTenants(tenants)),
  ];
  const states = await withDeadline(tenants).catch(() => null);
  return { checks, queues: queues ?? [], tenants: states };
}

type CheckKey =
  | 'database'
  | 'schema'
  | 'version'
  | 'clock'
  | 'encryption'
  | 'jobs'
  | 'queues'
  | 'storage'
  | 'disk'
  | 'scanner'
  | 'mail';

async function checkDatabase({ pool, config }: CheckedInstallation) {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const figure = `PostgreSQL ${rows[0]?.server_version ?? ''}`;
  return config.databaseUrl === null
    ? warning('operator.status.database.embedded', {
        figure,
        advice: 'operator.status.database.embedded.advice',
      })
    : ok('operator.status.database.ok', { figure });
}

async function checkSchema({ pool, migrations }: CheckedInstallation) {
  const figure = String(migrations.length);
  return (await isAtLevel(pool, migrations))
    ? ok('operator.status.schema.ok', { figure })
    : failed('operator.status.schema.other', {
        figure,
        advice: 'operator.status.schema.other.advice',
      });
}

const checkVersion = () =>
  ok('operator.status.version.ok', {
    figure: apiVersion,
    params: { node: process.versions.node },
  });

async function checkClock(pool: Pool, { now }: Runtime) {
  const before = now();
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  const difference = Math.abs((rows[0]?.at.getTime() ?? 0) - (before + now()) / 2);
  const figure = `${(difference / 1000).toFixed(1)} s`;
  return difference > maxClockDifferenceMs
    ? failed('operator.status.clock.differs', {
        figure,
        advice: 'operator.status.clock.differs.advice',
      })
    : ok('operator.status.clock.ok', { figure });
}

async function checkEncryption({ config, pool }: CheckedInstallation) {
  const { encryptionKey, dataFolder } = config;
  if (encryptionKey === null && !existsSync(join(dataFolder, encryptionKeyFile)))
    return warning('operator.status.encryption.none', {
      advice: 'operator.status.encryption.none.advice',
    });
  const cipher = createSecretCipher(loadEncryptionKey(config));
  return (await compareEncryptionKey(pool, cipher)) === 'same'
    ? ok('operator.status.encryption.ok')
    : warning('operator.status.encryption.unused', {
        advice: 'operator.status.encryption.unused.advice',
      });
}

function checkJobs(queues: readonly QueueState[] | null) {
  if (queues === null)
    return warning('operator.status.jobs.none', { advice: 'operator.status.jobs.none.advice' });
  const lost = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const figure = String(lost);
  return lost === 0
    ? ok('operator.status.jobs.ok', { figure })
    : warning('operator.status.jobs.lost', {
        figure,
        params: { lost },
        advice: 'operator.status.jobs.lost.advice',
      });
}

function checkQueues(queues: readonly QueueState[], now: number) {
  const figure = String(queues.reduce((sum, { waiting }) => sum + waiting, 0));
  for (const { name: queue, oldest_due: due } of queues)
    if (due !== null && now - due.getTime() > lateMs)
      return failed('operator.status.queues.late', {
        figure,
        params: { queue },
        times: { due },
        advice: 'operator.status.queues.late.advice',
      });
  return ok('operator.status.queues.ok', { figure });
}

async function checkStorage(config: Config, { storage }: OpenStorage) {
  // A key that no tenant has: the answer shows that the storage can be asked.
  await storage.find('status/none');
  return ok(
    config.storage.s3 === null
      ? 'operator.status.storage.folder'
      : 'operator.status.storage.bucket',
  );
}

async function checkDisk({ storage }: OpenStorage) {
  // Exports are written here before they are stored, also with a bucket.
  const { bavail, bsize } = await statfs(storage.workFolder);
  const free = bavail * bsize;
  const figure = `${(free / 1e9).toFixed(1)} GB`;
  return free < lowDiskBytes
    ? warning('operator.status.disk.low', { figure, advice: 'operator.status.disk.low.advice' })
    : ok('operator.status.disk.ok', { figure });
}

async function checkScanner({ storage: { scannerUrl } }: Config) {
  if (scannerUrl === null)
    return warning('operator.status.scanner.none', {
      advice: 'operator.status.scanner.none.advice',
    });
  const result = await createClamdScanner(scannerUrl)(Readable.from([Buffer.from('status')]));
  return result === 'clean'
    ? ok('operator.status.scanner.ok')
    : failed('operator.status.scanner.wrong', { advice: 'operator.status.scanner.wrong.advice' });
}

async function checkMail({ smtpUrl, isSmtpTlsRequired: isTlsRequired, hasMailbox }: Config) {
  const advice = 'operator.status.mail.advice';
  if (smtpUrl === null) {
    return hasMailbox
      ? warning('operator.status.mail.mailbox', { advice })
      : failed('operator.status.mail.none', { advice });
  }
  await verifySmtp({ url: smtpUrl, isTlsRequired });
  return ok('operator.status.mail.ok');
}
