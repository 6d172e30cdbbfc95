import type { Config } from '../../platform/config/config.ts';
import type { DatabasePool } from '../../platform/database/database-pool.ts';
import { findTenants } from '../../platform/database/tenancy/find-tenant.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { withTenant } from '../../platform/database/tenancy/tenant-transaction.ts';
import { systemRuntime } from '../../platform/runtime.ts';
import { print } from '../../platform/process/console.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { replaceClientKey } from '../../providers/auth/oidc/client-keys/client-keys.ts';
import { StartError } from '../../platform/start-error.ts';
import { rotateTenantKeys } from './tenant-keys.ts';

/** `rotate-keys [TENANT]`: creates new signing keys for one tenant or for all; running servers pick them up. */
export async function rotateKeysCommand(
  config: Config,
  openCipher: (config: Config, pool: DatabasePool) => Promise<SecretCipher>,
  args: readonly string[],
): Promise<void> {
  if (args.length > 1)
    throw new StartError('Name one tenant, or none for all: rotate-keys [TENANT].');
  const database = await openDatabase(config);
  try {
    const [wanted] = args;
    const tenants = (await findTenants(database.pool)).filter(
      ({ slug }) => wanted === undefined || slug === wanted,
    );
    if (tenants.length === 0) throw new StartError('There is no such tenant.');
    const cipher = await openCipher(config, database.pool);
    for (const { id, slug } of tenants) {
      const transaction = withTenant(database.pool, id);
      const context = { tenantId: id, transaction, runtime: systemRuntime, cipher };
      await rotateTenantKeys(context);
      print(`${slug} signs with new keys.`);
      if (await replaceClientKey(context))
        print(`${slug} signs for OpenID providers with a new key from tomorrow.`);
    }
  } finally {
    await database.close();
  }
}
