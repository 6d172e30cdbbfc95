import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../../../scripts/environment/free-port.mjs';
import { createOutgoingNetwork } from '../../../platform/outgoing/outgoing-network.ts';
import { createSftpDrop } from './sftp-drop.ts';

const run = promisify(execFile);
const sshd = ['/usr/sbin/sshd', '/usr/local/sbin/sshd'].find((path) => existsSync(path));
if (sshd === undefined) {
  process.stderr.write('Files on an OpenSSH server are not tested: sshd is not installed.\n');
}

const isReachable = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

describe.runIf(sshd !== undefined)('files on an OpenSSH server', () => {
  const content = Buffer.alloc(3_000_000, 'inzending ');
  let folder: string;
  let upload: string;
  let port: number;
  let daemon: ChildProcess;
  let fingerprint: string;

  /** The connection to the server, which the network can break. */
  let network: Server;
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const relay = (from: Socket) => {
    const to = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-builder-sshd-'));
    upload = join(folder, 'upload');
    port = await findFreePort();
    for (const name of ['host', 'user'])
      await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
    const { stdout } = await run('ssh-keygen', ['-l', '-f', join(folder, 'host.pub')]);
    fingerprint = stdout.split(' ')[1] ?? '';
    const settings = [
      ...[`Port ${String(port)}`, 'ListenAddress 127.0.0.1', `HostKey ${join(folder, 'host')}`],
      ...[`AuthorizedKeysFile ${join(folder, 'user.pub')}`, 'StrictModes no', 'UsePAM no'],
      ...['PasswordAuthentication no', 'PidFile none', 'Subsystem sftp internal-sftp'],
    ];
    await writeFile(join(folder, 'sshd_config'), settings.join('\n'));
    // Where it separates privileges when root runs it.
    if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
    daemon = spawn(sshd ?? '', ['-D', '-f', join(folder, 'sshd_config')], { stdio: 'ignore' });
    await vi.waitUntil(() => isReachable(port), { timeout: 20_000 });
    network = createServer(relay).listen(0, '127.0.0.1');
    await once(network, 'listening');
  });
  beforeEach(async () => {
    await rm(upload, { recursive: true, force: true });
    await mkdir(upload);
  });
  afterAll(async () => {
    cut();
    network.close();
    daemon.kill();
    await once(daemon, 'exit');
    await rm(folder, { recursive: true });
  });

  const openDrop = async (settings: Readonly<Record<string, string>> = {}) => {
    // A server on TCP always has such an address.
    const host = `localhost:${String((network.address() as AddressInfo).port)}`;
    return createSftpDrop({
      settings: {
        host,
        username: userInfo().username,
        host_key: fingerprint,
        folder: upload,
        ...settings,
      },
      secret: await readFile(join(folder, 'user'), 'utf8'),
      network: createOutgoingNetwork({ hosts: null, privateHosts: [host] }),
      timeoutMs: 10_000,
    }).open();
  };
  const put = async (read: () => Readable, path = ['2026', 'A-1', 'inzending.json']) => {
    const session = await openDrop();
    const file = { contentType: 'application/json', sizeBytes: content.length };
    try {
      await session.put(path, { ...file, read: () => Promise.resolve(read()) });
    } finally {
      session.close();
    }
  };
  const whole = () => Readable.from([content], { objectMode: false });

  test('appear complete, in folders that are made, and replace those of an earlier attempt', async () => {
    const path = join(upload, '2026', 'A-1');
    await mkdir(path, { recursive: true });
    await writeFile(join(path, 'inzending.json'), 'eerder');
    await put(whole);
    await put(whole, ['2027', 'A-2', 'inzending.json']);
    expect(await readdir(path)).toEqual(['inzending.json']);
    expect((await readFile(join(path, 'inzending.json'))).equals(content)).toBe(true);
    expect(await readdir(join(upload, '2027', 'A-2'))).toEqual(['inzending.json']);
  });

  test('are not there under their name when the connection breaks halfway, and are after the next attempt', async () => {
    const breaking = function* () {
      yield content.subarray(0, 1_000_000);
      cut();
      yield content.subarray(1_000_000);
    };
    await expect(put(() => Readable.from(breaking(), { objectMode: false }))).rejects.toMatchObject(
      {
        code: 'no_answer',
      },
    );
    const path = join(upload, '2026', 'A-1');
    expect(await readdir(path)).toEqual(['inzending.json.part']);
    await put(whole);
    expect(await readdir(path)).toEqual(['inzending.json']);
    expect((await readFile(join(path, 'inzending.json'))).equals(content)).toBe(true);
  });

  test('go nowhere when its key is another than the administrator entered', async () => {
    const other = { host_key: 'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
    await expect(openDrop(other)).rejects.toMatchObject({
      code: 'wrong_host_key',
      hostKey: fingerprint,
    });
  });

  test('fail with a reason where we may not write', async () => {
    // Also root cannot make a file inside a file.
    await writeFile(join(upload, '2026'), '');
    await expect(put(whole)).rejects.toMatchObject({ code: 'refused' });
  });

  test('are tried out without leaving one', async () => {
    const session = await openDrop();
    await session.tryOut();
    session.close();
    expect(await readdir(upload)).toEqual([]);
  });
});
