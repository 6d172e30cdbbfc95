import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ProviderError } from '../provider-error.ts';
import { createClamdScanner } from './clamd.ts';

/**
 * The harmless test virus that every scanner detects (eicar.org), split so that no scanner detects this file.
 */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

const streamOf = (...chunks: (string | Buffer)[]) =>
  Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );

async function failureOf(scanning: Promise<unknown>): Promise<ProviderError> {
  const error = await scanning.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (error instanceof ProviderError) return error;
  throw new Error('It did not fail as a provider.', { cause: error });
}

describe('a scanner', () => {
  let server: Server | undefined;

  afterEach(() => server?.close());

  /** Gives the configured response at the end of a stream, and stores the received bytes. */
  async function startScanner(answer: string | null): Promise<{ url: URL; received: Buffer[] }> {
    const received: Buffer[] = [];
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        received.push(chunk);
        if (answer === null) socket.destroy();
        else if (Buffer.concat(received).subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    // A server on TCP always has such an address.
    const { port } = server.address() as AddressInfo;
    return { url: new URL(`tcp://127.0.0.1:${String(port)}`), received };
  }

  test('receives the content in chunks with their length, and an empty one at the end', async () => {
    const { url, received } = await startScanner('stream: OK\0');
    expect(await createClamdScanner(url)(streamOf('ab', 'cde'))).toBe('clean');
    expect(Buffer.concat(received).toString('latin1')).toBe(
      'zINSTREAM\0\0\0\0\x02ab\0\0\0\x03cde\0\0\0\0',
    );
  });

  test('finds a virus', async () => {
    const { url } = await startScanner('stream: Win.Test FOUND\0');
    expect(await createClamdScanner(url)(streamOf('x'))).toBe('infected');
  });

  test('that rejects a large file gives a final error', async () => {
    const { url } = await startScanner('INSTREAM size limit exceeded. ERROR\0');
    const failure = await failureOf(createClamdScanner(url)(streamOf('x')));
    expect([failure.code, failure.retryable]).toEqual(['refused', false]);
  });

  test.each([
    ['says something else', 'UNKNOWN COMMAND\0'],
    ['hangs up', null],
  ])('that %s may be asked again', async (_, answer) => {
    const { url } = await startScanner(answer);
    expect((await failureOf(createClamdScanner(url)(streamOf('x')))).retryable).toBe(true);
  });

  test('that is down gives a retryable error', async () => {
    const { url } = await startScanner('stream: OK\0');
    await new Promise((resolve) => server?.close(resolve));
    expect((await failureOf(createClamdScanner(url)(streamOf('x')))).code).toBe('no_answer');
  });
});

const clamd = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((path) => existsSync(path));
if (clamd === undefined) {
  process.stderr.write('Scanning with ClamAV itself is not tested: clamd is not installed.\n');
}

describe.runIf(clamd !== undefined)('ClamAV', () => {
  let daemon: ChildProcess;
  let folder: string;
  let url: URL;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-builder-clamd-'));
    const socket = join(folder, 'clamd.sock');
    url = new URL(`unix://${socket}`);
    const database = join(folder, 'test.ndb');
    await writeFile(database, `Test.Eicar:0:0:${Buffer.from(eicar).toString('hex')}\n`);
    const settings = [
      ...[`LocalSocket ${socket}`, `DatabaseDirectory ${folder}`, 'Foreground yes'],
      ...[`TemporaryDirectory ${folder}`, 'StreamMaxLength 30M'],
    ];
    await writeFile(join(folder, 'clamd.conf'), settings.join('\n'));
    daemon = spawn(clamd ?? '', ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await vi.waitUntil(() => existsSync(socket), { timeout: 20_000 });
  });
  afterAll(async () => {
    daemon.kill();
    await new Promise((resolve) => daemon.once('exit', resolve));
    await rm(folder, { recursive: true });
  });

  test('accepts a clean file and detects an infected one', async () => {
    const scan = createClamdScanner(url);
    expect(await scan(streamOf('een brief'))).toBe('clean');
    expect(await scan(streamOf(Buffer.alloc(20_000_000)))).toBe('clean');
    expect(await scan(streamOf(eicar))).toBe('infected');
  });
});
