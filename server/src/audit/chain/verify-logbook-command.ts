import type { Config } from '../../platform/config/config.ts';
import type { DatabasePool } from '../../platform/database/database-pool.ts';
import { findTenants } from '../../platform/database/tenancy/find-tenant.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { withTenant } from '../../platform/database/tenancy/tenant-transaction.ts';
import { print } from '../../platform/process/console.ts';
import { systemRuntime } from '../../platform/runtime.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { StartError } from '../../platform/start-error.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { readHead } from './chain-head.ts';
import { signChain } from './sign-chain.ts';
import { verifyChain } from './verify-chain.ts';

/**
 * `verify-logbook [--sign]`: verifies every tenant's chain and prints the result. Changes nothing, so it can
 * run beside a server. `--sign` signs the chains as they are: after restoring a dump or replacing the key.
 */
export async function verifyLogbookCommand(
  config: Config,
  openCipher: (config: Config, pool: DatabasePool) => Promise<SecretCipher>,
  args: readonly string[],
): Promise<void> {
  const isSigning = args[0] === '--sign';
  if (args.length > (isSigning ? 1 : 0)) throw new StartError('Usage: verify-logbook [--sign].');
  const database = await openDatabase(config);
  try {
    const cipher = await openCipher(config, database.pool);
    const { storage } = await openStorage(config, systemRuntime);
    const store = { cipher, storage };
    let damaged = 0;
    for (const { id, slug } of await findTenants(database.pool)) {
      const transaction = withTenant(database.pool, id);
      const now = systemRuntime.now();
      if (isSigning) await signChain({ ...store, tenantId: id, transaction }, now);
      const head = await readHead(store, id);
      const { links, problems } = await verifyChain({ transaction, now, head });
      print(`${slug}: ${String(links)} lines, ${problems.length === 0 ? 'intact' : 'DAMAGED'}.`);
      for (const problem of problems) print(`  ${Object.values(problem).join(' ')}`);
      if (problems.length > 0) damaged += 1;
    }
    if (damaged > 0) throw new StartError('The logbook is damaged: see docs/operating.md.');
  } finally {
    await database.close();
  }
}
