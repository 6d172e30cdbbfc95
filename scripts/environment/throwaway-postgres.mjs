import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../user-error.mjs';
import { run } from '../processes.mjs';
import { findFreePort } from './free-port.mjs';

/** Settings for a cluster that need not outlive the run. */
const throwawaySettings = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * @typedef {object} ThrowawayPostgres
 * @property {string} url of a superuser on this machine only
 * @property {() => number} processId of the process whose children serve the connections
 * @property {() => Promise<void>} crash ends the server without a word to its clients
 * @property {() => Promise<void>} start starts it again, on the same port
 * @property {() => Promise<void>} stop ends the server and removes its files
 */

/**
 * Starts a PostgreSQL server with an empty cluster in a temporary folder.
 * @param {string} programs the folder of `initdb` and `postgres`
 * @param {object} [options]
 * @param {boolean} [options.isDurable] what was committed outlives a crash of the server
 * @param {Readonly<Record<string, string>>} [options.settings] of PostgreSQL, before those of this file
 * @param {string} [options.folder] in which its own folder is made
 * @returns {Promise<ThrowawayPostgres>}
 */
export async function startThrowawayPostgres(
  programs,
  { isDurable = false, settings = {}, folder: parent = tmpdir() } = {},
) {
  const owner = await findOwner();
  const folder = await mkdtemp(join(parent, 'form-builder-postgres-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const password = randomBytes(16).toString('hex');
    await createCluster(programs, folder, password, owner);
    const port = await findFreePort();
    const options = { owner, isDurable, settings };
    let server = await startServer(programs, folder, port, options);
    const crash = () => end(server, 'SIGQUIT');
    const start = async () => {
      server = await startServer(programs, folder, port, options);
    };
    const stop = async () => {
      await end(server, 'SIGINT');
      await removeFolder();
    };
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      processId: () => server.pid ?? 0,
      crash,
      start,
      stop,
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {'SIGINT' | 'SIGQUIT'} signal of PostgreSQL's fast or its immediate shutdown
 */
async function end(server, signal) {
  if (server.exitCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

/** @typedef {{ uid: number, gid: number }} Owner */

/**
 * PostgreSQL does not run as root: it then runs as the user `postgres` or `nobody`.
 * @returns {Promise<Owner | undefined>}
 */
async function findOwner() {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const uid = await run('id', ['-u', user], { quiet: true });
    const gid = await run('id', ['-g', user], { quiet: true });
    if (uid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new UserError(
    'PostgreSQL does not run as root, and there is no user to run it as: set TEST_DATABASE_URL.',
  );
}

/**
 * @param {string} programs
 * @param {string} folder
 * @param {string} password
 * @param {Owner | undefined} owner
 */
async function createCluster(programs, folder, password, owner) {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner !== undefined) {
    await chown(folder, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  const { code, output } = await run(
    join(programs, 'initdb'),
    [
      `--pgdata=${join(folder, 'data')}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { quiet: true, ...owner },
  );
  if (code !== 0) throw new UserError(`A test database could not be made:\n${output}`);
}

/**
 * @param {string} programs
 * @param {string} folder
 * @param {number} port
 * @param {{ owner: Owner | undefined, isDurable: boolean, settings: Readonly<Record<string, string>> }} how
 */
async function startServer(programs, folder, port, { owner, isDurable, settings }) {
  const options = {
    ...throwawaySettings,
    ...(isDurable && { synchronous_commit: 'on' }),
    ...settings,
    port: String(port),
    unix_socket_directories: folder,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  let log = '';
  await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new UserError(`The test database did not start:\n${log}`)));
    server.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      log = (log + text).slice(-10_000);
      if (log.includes('database system is ready to accept connections')) resolve(undefined);
    });
  });
  server.removeAllListeners('exit');
  return server;
}
