import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encryptionKeyFile, loadEncryptionKey } from './load-encryption-key.ts';

describe('loadEncryptionKey', () => {
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'form-builder-key-'));
  });
  afterAll(() => rm(dataFolder, { recursive: true }));

  test('makes a key once, where only this user reads it', async () => {
    const key = loadEncryptionKey({ encryptionKey: null, dataFolder });
    expect(key).toHaveLength(32);
    expect(loadEncryptionKey({ encryptionKey: null, dataFolder })).toEqual(key);
    expect((await stat(join(dataFolder, encryptionKeyFile))).mode & 0o777).toBe(0o600);
  });

  test('takes the configured one, and refuses one of another length', () => {
    const given = Buffer.alloc(32, 7);
    const encryptionKey = given.toString('base64');
    expect(loadEncryptionKey({ encryptionKey, dataFolder })).toEqual(given);
    const short = { encryptionKey: Buffer.alloc(16).toString('base64'), dataFolder };
    expect(() => loadEncryptionKey(short)).toThrow('ENCRYPTION_KEY');
  });
});
