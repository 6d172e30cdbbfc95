import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../processes.mjs';
import { UserError } from '../user-error.mjs';
import { findFreePort } from './free-port.mjs';

/**
 * @typedef {object} ThrowawayGateway
 * @property {Readonly<Record<string, string>>} env the settings by which the server finds it
 * @property {() => Promise<void>} stop ends the programs and removes their files
 */

/**
 * Starts Ceph's object gateway, an S3 service as hosting companies run it, on this machine only: one monitor
 * and one in-memory store. Does not create the bucket.
 * @returns {Promise<ThrowawayGateway>}
 */
export async function startThrowawayGateway() {
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-s3-'));
  /** @type {import('node:child_process').ChildProcess[]} */
  const programs = [];
  const stop = async () => {
    for (const program of programs.reverse()) await end(program);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const env = await startCluster(folder, (program) => programs.push(program));
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {(program: import('node:child_process').ChildProcess) => void} keep
 */
async function startCluster(folder, keep) {
  const cluster = randomUUID();
  const [monitorPort, gatewayPort] = [await findFreePort(), await findFreePort()];
  const config = join(folder, 'ceph.conf');
  await writeFile(config, configText({ folder, cluster, monitorPort, gatewayPort }));
  await writeFile(join(folder, 'keyring'), '');
  for (const name of ['monitor', 'store']) await mkdir(join(folder, name));
  const tool = toolsOf(config);
  await startMonitor(tool, keep, { folder, cluster, monitorPort });
  await startStore(tool, keep);
  keep(tool.start('radosgw', '-n', 'client.gateway', '-f'));
  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  await waitFor(endpoint);
  const keys = { S3_ACCESS_KEY_ID: 'formbuilder', S3_SECRET_ACCESS_KEY: newSecret() };
  await tool.run(
    ...['radosgw-admin', 'user', 'create', '--uid=forms', '--display-name=forms'],
    `--access-key=${keys.S3_ACCESS_KEY_ID}`,
    `--secret-key=${keys.S3_SECRET_ACCESS_KEY}`,
  );
  return { S3_ENDPOINT: endpoint, S3_BUCKET: 'form-uploads', ...keys };
}

const newSecret = () => randomBytes(16).toString('hex');

/** @typedef {ReturnType<typeof toolsOf>} Tools */

/** @param {string} config */
function toolsOf(config) {
  const env = { ...process.env, CEPH_CONF: config };
  return {
    /** @param {string} program @param {string[]} args */
    run: async (program, ...args) => {
      const { code, output } = await run(program, args, { quiet: true, env });
      if (code !== 0)
        throw new UserError(`The object gateway did not start (${program}):\n${output}`);
    },
    /** @param {string} program @param {string[]} args */
    start: (program, ...args) => spawn(program, args, { stdio: 'ignore', env }),
  };
}

/**
 * @param {Tools} tool
 * @param {(program: import('node:child_process').ChildProcess) => void} keep
 * @param {{ folder: string, cluster: string, monitorPort: number }} place
 */
async function startMonitor(tool, keep, { folder, cluster, monitorPort }) {
  const map = join(folder, 'monmap');
  const address = `[v2:127.0.0.1:${monitorPort}]`;
  await tool.run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', address, map);
  await tool.run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
  keep(tool.start('ceph-mon', '-i', 'a', '-f'));
}

/**
 * @param {Tools} tool
 * @param {(program: import('node:child_process').ChildProcess) => void} keep
 */
async function startStore(tool, keep) {
  const store = randomUUID();
  // Waits until the monitor is ready.
  await tool.run('ceph', '--connect-timeout', '60', 'osd', 'new', store, '0');
  await tool.run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
  keep(tool.start('ceph-osd', '-i', '0', '-f'));
}

/** @param {string} endpoint */
async function waitFor(endpoint) {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const isThere = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > deadline)
      throw new UserError('The object gateway did not start in two minutes.');
    await pause(250);
  }
}

/** @param {import('node:child_process').ChildProcess} program */
async function end(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGKILL');
  await once(program, 'exit');
}

/** @param {{ folder: string, cluster: string, monitorPort: number, gatewayPort: number }} place */
function configText({ folder, cluster, monitorPort, gatewayPort }) {
  return `[global]
fsid = ${cluster}
mon initial members = a
mon host = [v2:127.0.0.1:${monitorPort}/0]
public network = 127.0.0.0/8
ms bind ipv6 = false
auth cluster required = none
auth service required = none
auth client required = none
# Without keys between the programs there is nothing to encrypt with.
ms mon client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon max pg per osd = 1000
osd crush chooseleaf type = 0
mon data = ${folder}/monitor
osd data = ${folder}/store
osd objectstore = memstore
memstore device bytes = 1073741824
mon data avail crit = 1
keyring = ${folder}/keyring
run dir = ${folder}
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
admin socket = ${folder}/$name.socket
pid file = ${folder}/$name.pid
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`;
}
