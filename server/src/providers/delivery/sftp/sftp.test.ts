import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  sftpUser,
  startSftpSimulator,
  type SftpSimulator,
} from '../../../../simulators/sftp/sftp-simulator.ts';
import { createOutgoingNetwork } from '../../../platform/outgoing/outgoing-network.ts';
import { StartError } from '../../../platform/start-error.ts';
import { createSftpDrop } from './sftp-drop.ts';

const content = Buffer.from('a'.repeat(300_000));
const streams: Readable[] = [];
const file = {
  contentType: 'application/octet-stream',
  sizeBytes: content.length,
  read: () => {
    const stream = Readable.from([content.subarray(0, 70_000), content.subarray(70_000)], {
      objectMode: false,
    });
    streams.push(stream);
    return Promise.resolve(stream);
  },
};

describe('files on an SFTP server', () => {
  let simulator: SftpSimulator;
  beforeAll(async () => {
    simulator = await startSftpSimulator({ isProduction: false });
  });
  afterEach(() => {
    Object.assign(simulator.faults, {
      isReadOnly: false,
      isSilent: false,
      cutAfterBytes: null,
      cutsAfterRename: false,
    });
    simulator.asksByKeyboard(false);
    simulator.files.clear();
    streams.length = 0;
  });
  afterAll(() => simulator.stop());

  interface Given {
    readonly settings?: Readonly<Record<string, string>>;
    readonly secret?: string;
    readonly privateHosts?: readonly string[];
    readonly timeoutMs?: number;
  }
  const dropOf = ({ settings, secret = sftpUser.password, privateHosts, timeoutMs }: Given = {}) =>
    createSftpDrop({
      settings: { ...simulator.settings, ...settings },
      secret,
      network: createOutgoingNetwork({
        hosts: null,
        privateHosts: privateHosts ?? [simulator.host],
      }),
      timeoutMs: timeoutMs ?? 10_000,
    });
  const put = async (
    given: Given = {},
    path: readonly string[] = ['een', 'twee', 'bestand.bin'],
  ) => {
    const session = await dropOf(given).open();
    try {
      await session.put(path, file);
    } finally {
      session.close();
    }
  };

  test('appear when they are complete, in folders that are made', async () => {
    await put();
    expect([...simulator.files.keys()]).toEqual(['/upload/een/twee/bestand.bin']);
    expect(simulator.files.get('/upload/een/twee/bestand.bin')?.content.equals(content)).toBe(true);
    expect(dropOf().addressOf(['een', 'b.pdf'])).toBe(`sftp://${simulator.host}/upload/een/b.pdf`);
  });

  test('replace the file of an earlier attempt', async () => {
    simulator.faults.cutsAfterRename = true;
    await expect(put()).rejects.toMatchObject({ code: 'no_answer' });
    simulator.faults.cutsAfterRename = false;
    await put();
    expect([...simulator.files.keys()]).toEqual(['/upload/een/twee/bestand.bin']);
  });

  test('are not there under their name when the connection breaks, and the source is closed', async () => {
    simulator.faults.cutAfterBytes = 100_000;
    await expect(put()).rejects.toMatchObject({ code: 'no_answer' });
    expect([...simulator.files.keys()]).toEqual(['/upload/een/twee/bestand.bin.part']);
    expect(streams.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  test('do not wait for a server that is silent', async () => {
    simulator.faults.isSilent = true;
    await expect(put({ timeoutMs: 300 })).rejects.toMatchObject({ code: 'no_answer' });
  });

  test.each([
    ['a private key', (): string => simulator.privateKey],
    ['a private key without line ends', (): string => simulator.privateKey.replaceAll('\n', ' ')],
  ])('may be put with %s', async (_, secret) => {
    await put({ secret: secret() });
    expect(simulator.files.size).toBe(1);
  });

  test('may be put on a server that asks for the password by keyboard', async () => {
    simulator.asksByKeyboard(true);
    await put();
    expect(simulator.files.size).toBe(1);
  });

  test.each(['', 'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'go nowhere, and neither does the password, with the fingerprint "%s"',
    async (hostKey) => {
      const before = simulator.logins();
      await expect(put({ settings: { host_key: hostKey } })).rejects.toMatchObject({
        code: 'wrong_host_key',
        hostKey: simulator.fingerprint,
      });
      expect(simulator.logins()).toBe(before);
    },
  );

  test.each<[string, Given]>([
    ['not_authorised', { secret: 'another-password' }],
    ['place_missing', { settings: { folder: '/weg' } }],
    ['not_allowed', { privateHosts: [] }],
    ['not_allowed', { privateHosts: [], settings: { host: '127.0.0.1:22' } }],
    ['not_allowed', { privateHosts: [], settings: { host: '2130706433' } }],
    ['not_allowed', { privateHosts: [], settings: { host: '[::1]' } }],
    ['no_answer', { settings: { host: 'localhost:1' }, privateHosts: ['localhost'] }],
    ['not_configured', { secret: '-----BEGIN PRIVATE KEY-----x-----END PRIVATE KEY-----' }],
  ])('fail as %s', async (code, given) => {
    await expect(put(given, ['bestand.bin'])).rejects.toMatchObject({ code });
  });

  test('fail when we may not write', async () => {
    simulator.faults.isReadOnly = true;
    await expect(put()).rejects.toMatchObject({ code: 'no_access' });
  });

  test('are tried out without leaving one', async () => {
    const session = await dropOf().open();
    await session.tryOut();
    session.close();
    expect(simulator.files.size).toBe(0);
  });
});

test('the simulated server does not run in production', async () => {
  await expect(startSftpSimulator({ isProduction: true })).rejects.toBeInstanceOf(StartError);
});
