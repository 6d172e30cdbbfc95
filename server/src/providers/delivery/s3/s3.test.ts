import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { s3Key } from '../../../../simulators/s3/check-signature.ts';
import { startS3Simulator, type S3Simulator } from '../../../../simulators/s3/s3-simulator.ts';
import { createOutgoingNetwork } from '../../../platform/outgoing/outgoing-network.ts';
import { createS3Drop } from './s3-drop.ts';

const content = Buffer.from('a'.repeat(300_000));
const streams: Readable[] = [];
const file = {
  contentType: 'application/pdf',
  sizeBytes: content.length,
  read: () => {
    const stream = Readable.from([content], { objectMode: false });
    streams.push(stream);
    return Promise.resolve(stream);
  },
};

describe('files in a bucket', () => {
  let simulator: S3Simulator;
  beforeAll(async () => {
    simulator = await startS3Simulator({ isProduction: false });
  });
  afterEach(() => {
    simulator.setFailureMode('none');
    simulator.setProxyStatus(null);
    simulator.setWritable(true);
    streams.length = 0;
  });
  afterAll(() => simulator.stop());

  interface Given {
    readonly settings?: Readonly<Record<string, string>>;
    readonly secret?: string;
    readonly privateHosts?: readonly string[];
  }
  const dropOf = ({ settings, secret = s3Key.secret, privateHosts = ['localhost'] }: Given = {}) =>
    createS3Drop({
      settings: { ...simulator.settings, ...settings },
      secret,
      network: createOutgoingNetwork({ hosts: null, privateHosts }),
      timeoutMs: 5_000,
    });
  const put = async (given: Given = {}) => {
    const session = await Promise.resolve().then(() => dropOf(given).open());
    try {
      await session.put(['Melding kap', 'é & b.pdf'], file);
    } finally {
      session.close();
    }
  };

  test('have their content, their type and a place inside the folder of the administrator', async () => {
    await put();
    const [[key, object] = []] = simulator.objects;
    expect(key).toBe('formulieren/Melding kap/é & b.pdf');
    expect(object).toMatchObject({ contentType: 'application/pdf', versions: 1 });
    expect(object?.content.equals(content)).toBe(true);
    expect(dropOf().addressOf(['a'])).toBe('s3://inzendingen/formulieren/a');
  });

  test.each([
    ['no_answer', 502],
    ['no_answer', 504],
    ['no_access', 403],
    ['unavailable', 500],
    ['too_many_requests', 429],
    ['place_missing', 404],
  ])('fail as %s when a proxy answers %i with a page', async (code, status) => {
    simulator.setProxyStatus(status);
    await expect(put()).rejects.toMatchObject({ code });
    expect(streams.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  test.each<[string, Given]>([
    ['not_authorised', { secret: 'another-secret-access-key' }],
    ['not_authorised', { settings: { access_key_id: 'AKIAOTHER' } }],
    ['place_missing', { settings: { bucket: 'andere-bucket' } }],
    ['not_configured', { settings: { bucket: '../andere' } }],
    ['not_allowed', { privateHosts: [] }],
    ['not_allowed', { privateHosts: [], settings: { endpoint: 'https://127.0.0.1/' } }],
    ['not_allowed', { privateHosts: [], settings: { endpoint: 'https://localhost/' } }],
    ['no_answer', { settings: { endpoint: 'http://localhost:1' } }],
  ])('fail as %s', async (code, given) => {
    await expect(put(given)).rejects.toMatchObject({ code });
  });

  test('fail when we may not write, and when the service is gone', async () => {
    simulator.setWritable(false);
    await expect(put()).rejects.toMatchObject({ code: 'no_access' });
    simulator.setFailureMode('unreachable');
    await expect(put()).rejects.toMatchObject({ code: 'no_answer' });
  });

  test('are tried out without leaving one', async () => {
    const before = simulator.objects.size;
    const session = await dropOf().open();
    await session.tryOut();
    session.close();
    expect(simulator.objects.size).toBe(before);
  });
});
