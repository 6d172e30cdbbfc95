import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encryptionKeyFile, loadEncryptionKey } from './load-encryption-key.ts';

describe('loadEncryptionKey', () => {
  const trying = { isProduction: false };
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'form-builder-key-'));
  });
  afterAll(() => rm(dataFolder, { recursive: true }));

  test('creates a key once, readable by this user only', async () => {
    const key = loadEncryptionKey({ ...trying, encryptionKey: null, dataFolder });
    expect(key).toHaveLength(32);
    expect(loadEncryptionKey({ ...trying, encryptionKey: null, dataFolder })).toEqual(key);
    expect((await stat(join(dataFolder, encryptionKeyFile))).mode & 0o777).toBe(0o600);
  });

  test('uses the configured key, and rejects one of another length', () => {
    const given = Buffer.alloc(32, 7);
    const encryptionKey = given.toString('base64');
    expect(loadEncryptionKey({ ...trying, encryptionKey, dataFolder })).toEqual(given);
    const short = {
      ...trying,
      encryptionKey: Buffer.alloc(16).toString('base64'),
      dataFolder,
    };
    expect(() => loadEncryptionKey(short)).toThrow('ENCRYPTION_KEY');
  });

  test('creates none in production, and names the missing setting', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'form-builder-no-key-'));
    const place = { encryptionKey: null, dataFolder: empty, isProduction: true };
    expect(() => loadEncryptionKey(place)).toThrow(
      'ENCRYPTION_KEY must be set when NODE_ENV is production',
    );
    expect(await readdir(empty)).toEqual([]);
    await rm(empty, { recursive: true });
    // A key that was created before production use remains in use.
    expect(loadEncryptionKey({ ...place, dataFolder })).toHaveLength(32);
  });
});
