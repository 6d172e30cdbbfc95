import type { Config } from '../../platform/config/config.ts';
import { migrate, readMigrations } from '../../platform/database/migrations/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { print } from '../../platform/process/console.ts';
import type { Installation } from '../../platform/process/installation.ts';
import {
  loadEncryptionKey,
  replaceKeyFile,
} from '../../platform/secrets/master-key/load-encryption-key.ts';
import { rotateEncryptionKey } from '../../platform/secrets/master-key/rotate-encryption-key.ts';
import { assertEncryptionKey } from '../../platform/secrets/master-key/key-check.ts';
import { createOperatorKey } from '../../platform/secrets/master-key/open-secrets.ts';
import { StartError } from '../../platform/start-error.ts';
import { sealedColumns } from './sealed-columns.ts';

/** `rotate-encryption-key`: wraps the keys of tenants with NEW_ENCRYPTION_KEY; no server may run at the same time. */
export async function rotateEncryptionKeyCommand(
  config: Config,
  installation: Installation,
  args: readonly string[],
): Promise<void> {
  const { newEncryptionKey } = config;
  if (args.length > 0 || newEncryptionKey === null) throw new StartError(usage);
  const from = loadEncryptionKey(config);
  const to = loadEncryptionKey({ ...config, encryptionKey: newEncryptionKey });
  const database = await openDatabase(config);
  try {
    await migrate(database.pool, await readMigrations(installation.migrations));
    const rotation = { from: createOperatorKey(from), to: createOperatorKey(to) };
    await assertEncryptionKey(database.pool, rotation.from, sealedColumns);
    const count = await rotateEncryptionKey(database.pool, rotation);
    print(`${String(count)} keys of tenants are wrapped with the new key.`);
  } finally {
    await database.close();
  }
  if (config.encryptionKey === null) replaceKeyFile(config.dataFolder, to);
  else print('Set ENCRYPTION_KEY to it before the next start; keep the old key for older dumps.');
}

const usage =
  'Set NEW_ENCRYPTION_KEY to 32 random bytes in base64, such as `openssl rand -base64 32` prints: rotate-encryption-key.';
