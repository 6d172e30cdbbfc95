import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { Config } from '../platform/config/config.ts';
import { isAtLevel, type Migration } from '../platform/database/migrations/migrate.ts';
import { verifySmtp } from '../platform/mail/smtp-transport.ts';
import type { Runtime } from '../platform/runtime.ts';
import { compareEncryptionKey } from '../platform/secrets/key-check.ts';
import { encryptionKeyFile, loadEncryptionKey } from '../platform/secrets/load-encryption-key.ts';
import { createSecretCipher } from '../platform/secrets/secret-cipher.ts';
import { openStorage, type OpenStorage } from '../platform/storage/open-storage.ts';
import { createClamdScanner } from '../providers/virus-scanner/clamd.ts';
import { failed, ok, runCheck, warning, type StatusCheck } from './status-check.ts';

/** The parts of an installation whose services are checked. */
export interface CheckedInstallation {
  readonly config: Config;
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly migrations: readonly Migration[];
}

const maxClockDifferenceMs = 2_000;
const lowDiskBytes = 1_000_000_000;
/** A job that should have begun this long ago says that no server works on the queue. */
const lateMs = 15 * 60_000;

/** Checks what the servers of this installation need, each in turn: nothing is changed or sent. */
export async function checkServices(
  installation: CheckedInstallation,
): Promise<readonly StatusCheck[]> {
  const { config, pool, runtime } = installation;
  // Opened once for both checks; each reports for itself that it cannot be used.
  const opened = openStorage(config, runtime);
  opened.catch(() => undefined);
  return [
    await runCheck('database', () => checkDatabase(installation)),
    await runCheck('schema', () => checkSchema(installation)),
    await runCheck('clock', () => checkClock(pool, runtime)),
    await runCheck('encryption', () => checkEncryption(installation)),
    await runCheck('jobs', () => checkJobs(pool, runtime)),
    await runCheck('storage', async () => checkStorage(config, await opened)),
    await runCheck('disk', async () => checkDisk(await opened)),
    await runCheck('virus scanner', () => checkScanner(config)),
    await runCheck('mail', () => checkMail(config)),
  ];
}

async function checkDatabase({ pool, config }: CheckedInstallation) {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const version = `PostgreSQL ${rows[0]?.server_version ?? ''}`;
  return config.databaseUrl === null
    ? warning(`${version}, embedded: for trying out only.`)
    : ok(`${version}.`);
}

async function checkSchema({ pool, migrations }: CheckedInstallation) {
  if (await isAtLevel(pool, migrations))
    return ok(`All ${String(migrations.length)} migrations are applied.`);
  return failed('The database has other migrations than this version: start a server of it.');
}

async function checkClock(pool: Pool, { now }: Runtime) {
  const before = now();
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  const difference = Math.abs((rows[0]?.at.getTime() ?? 0) - (before + now()) / 2);
  const seconds = `${(difference / 1000).toFixed(1)} s`;
  return difference > maxClockDifferenceMs
    ? failed(`The clocks of this machine and of the database differ by ${seconds}.`)
    : ok(`The clocks of this machine and of the database differ by ${seconds}.`);
}

async function checkEncryption({ config, pool }: CheckedInstallation) {
  const { encryptionKey, dataFolder } = config;
  if (encryptionKey === null && !existsSync(join(dataFolder, encryptionKeyFile)))
    return warning('There is no key yet: the first server creates one.');
  const cipher = createSecretCipher(loadEncryptionKey(config));
  return (await compareEncryptionKey(pool, cipher)) === 'same'
    ? ok('The key is the one with which the database is encrypted.')
    : warning('No server has used the key with this database yet.');
}

async function checkJobs(pool: Pool, { now }: Runtime) {
  const { rows: found } = await pool.query<{ queue: string | null }>(
    "select to_regclass('jobs.job')::text as queue",
  );
  if ((found[0]?.queue ?? null) === null)
    return warning('There is no queue yet: no server ever started.');
  const { rows } = await pool.query<{ waiting: number; failed: number; due: Date | null }>(
    `select count(*) filter (where state in ('created', 'retry'))::int as waiting,
            count(*) filter (where state = 'failed')::int as failed,
            min(start_after) filter (where state in ('created', 'retry')) as due
       from jobs.job`,
  );
  const { waiting = 0, failed: lost = 0, due = null } = rows[0] ?? {};
  const text = `${String(waiting)} jobs wait, ${String(lost)} failed for good.`;
  if (due !== null && now() - due.getTime() > lateMs)
    return failed(`${text} One should have begun at ${due.toISOString()}: does a server run?`);
  return lost > 0 ? warning(text) : ok(text);
}

async function checkStorage(config: Config, { storage }: OpenStorage) {
  // A key that no tenant has: the answer shows that the storage can be asked.
  await storage.find('status/none');
  return ok(
    config.storage.s3 === null ? 'Files are in the data folder.' : 'The bucket can be read.',
  );
}

async function checkDisk({ storage }: OpenStorage) {
  // Exports are written here before they are stored, also with a bucket.
  const { bavail, bsize } = await statfs(storage.workFolder);
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB are free for files.`;
  return free < lowDiskBytes ? warning(text) : ok(text);
}

async function checkScanner({ storage: { scannerUrl } }: Config) {
  if (scannerUrl === null) return warning('There is none: uploads are not scanned (CLAMD_URL).');
  const result = await createClamdScanner(scannerUrl)(Readable.from([Buffer.from('status')]));
  return result === 'clean' ? ok('It answers.') : failed('It calls a harmless text infected.');
}

async function checkMail({ smtpUrl, hasMailbox }: Config) {
  if (smtpUrl === null) {
    return hasMailbox
      ? warning('Mails go to the mailbox for trying out (SMTP_URL).')
      : failed('No mail can be sent: set SMTP_URL.');
  }
  await verifySmtp(smtpUrl);
  return ok('The mail server answers and accepts the account.');
}
