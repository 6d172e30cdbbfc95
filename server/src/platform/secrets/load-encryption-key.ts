import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

const keyBytes = 32;

/** The file in the data folder that holds the key of a server that was given none. */
export const encryptionKeyFile = 'encryption-key';

interface KeyPlace {
  /** What the operator set; servers that share a database must share it. */
  readonly encryptionKey: string | null;
  readonly dataFolder: string;
}

/** The server's key: as configured, else kept in the data folder, made there the first time. */
export function loadEncryptionKey({ encryptionKey, dataFolder }: KeyPlace): Buffer {
  if (encryptionKey !== null) return parseKey(encryptionKey);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const path = join(dataFolder, encryptionKeyFile);
  try {
    // Fails when it exists: another start may be making it at this moment.
    writeFileSync(path, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return parseKey(readFileSync(path, 'utf8').trim());
}

function parseKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length === keyBytes) return key;
  throw new StartError('ENCRYPTION_KEY must be 32 random bytes in base64.');
}
