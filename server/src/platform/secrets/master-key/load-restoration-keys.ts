import type { ClientBase } from 'pg';
import type { Config } from '../../config/config.ts';
import type { SealedColumn } from '../sealed-column.ts';
import type { RestorationKeys } from './adopt-restored-keys.ts';
import { compareKeyOn } from './key-check.ts';
import { loadEncryptionKey } from './load-encryption-key.ts';
import { createOperatorKey } from './open-secrets.ts';

/**
 * The keys with which a tenant is restored, on the client that restores it: the embedded database has one. Throws a
 * `StartError` when this installation has another key.
 */
export async function loadRestorationKeys(
  config: Config,
  client: ClientBase,
  columns: readonly SealedColumn[],
): Promise<RestorationKeys> {
  const own = createOperatorKey(loadEncryptionKey(config));
  await compareKeyOn(client, own.cipher);
  const { dumpEncryptionKey } = config;
  if (dumpEncryptionKey === null) return { own, dump: null, columns };
  const key = loadEncryptionKey({ ...config, encryptionKey: dumpEncryptionKey });
  return { own, dump: createOperatorKey(key), columns };
}
