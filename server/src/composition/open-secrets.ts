import type { Config } from '../platform/config/config.ts';
import type { DatabasePool } from '../platform/database/database-pool.ts';
import { loadEncryptionKey } from '../platform/secrets/master-key/load-encryption-key.ts';
import {
  openSecrets,
  type ReportUnreadableKeys,
  type Secrets,
} from '../platform/secrets/master-key/open-secrets.ts';
import { sealedColumns } from './commands/sealed-columns.ts';

/** The keys of this installation; throws a `StartError` when its operator's key is not the database's. */
export const openInstallationSecrets = (
  config: Config,
  pool: DatabasePool,
  report?: ReportUnreadableKeys,
): Promise<Secrets> => openSecrets(pool, loadEncryptionKey(config), sealedColumns, report);

/** The cipher of this installation. */
export const openCipher = async (config: Config, pool: DatabasePool) =>
  (await openInstallationSecrets(config, pool)).keyring;
