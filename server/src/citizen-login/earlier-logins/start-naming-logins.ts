import type { Pool } from 'pg';
import { forEachTenant } from '../../platform/database/tenancy/for-each-tenant.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { nameEarlierLogins } from './name-earlier-logins.ts';

interface NamingOptions {
  readonly pool: Pool;
  readonly cipher: SecretCipher;
  readonly logger: Logger;
}

const job = 'name-earlier-logins';
/** A submission of the previous release may take its person from a login that was read a moment too early. */
const againMs = 3_600_000;

/** Names the persons of earlier logins of every tenant in the background: now, and again after an hour. */
export function startNamingLogins(options: NamingOptions): void {
  void nameAndLog(options);
  setTimeout(() => void nameAndLog(options), againMs).unref();
}

async function nameAndLog(options: NamingOptions): Promise<void> {
  const { logger } = options;
  try {
    const count = await nameAll(options);
    if (count > 0) logger.info({ job, count }, 'persons of earlier logins named');
  } catch (error) {
    // The next run begins with what is left.
    logger.error({ job, error: describeError(error) }, 'job failed');
  }
}

async function nameAll({ pool, cipher, logger }: NamingOptions): Promise<number> {
  let count = 0;
  await forEachTenant({ pool, logger, job }, async (tenant) => {
    count += await nameEarlierLogins({
      ...tenant,
      cipher,
      onUnreadable: ({ id }, error) => {
        const { tenantId } = tenant;
        logger.error({ job, tenantId, id, error: describeError(error) }, 'login not readable');
      },
    });
  });
  return count;
}
