import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

const keyBytes = 32;

/** The file in the data folder with the key of a server without a configured one. */
export const encryptionKeyFile = 'encryption-key';

interface KeyPlace {
  /** Parses the configured key; servers that share a database must use the same key. */
  readonly encryptionKey: string | null;
  readonly dataFolder: string;
  /** Production creates no key: it would be lost with the folder, and differ per server. */
  readonly isProduction: boolean;
}

/** The server's key: the configured one, or else the one in the data folder, created at first use. */
export function loadEncryptionKey({ encryptionKey, dataFolder, isProduction }: KeyPlace): Buffer {
  if (encryptionKey !== null) return parseKey(encryptionKey);
  const path = join(dataFolder, encryptionKeyFile);
  if (isProduction && !existsSync(path)) throw new StartError(missingKey);
  createKeyFile(dataFolder, path);
  return parseKey(readFileSync(path, 'utf8').trim());
}

const missingKey =
  'ENCRYPTION_KEY must be set when NODE_ENV is production: 32 random bytes in base64, such as `openssl rand -base64 32` prints.';

function createKeyFile(dataFolder: string, path: string): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    // Fails when the file exists: another process may create it at the same time.
    writeFileSync(path, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Replaces the key in the data folder atomically. */
export function replaceKeyFile(dataFolder: string, key: Buffer): void {
  const path = join(dataFolder, encryptionKeyFile);
  writeFileSync(`${path}.new`, key.toString('base64'), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function parseKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length === keyBytes) return key;
  throw new StartError('ENCRYPTION_KEY must be 32 random bytes in base64.');
}
