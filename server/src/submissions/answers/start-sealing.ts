import type { Pool } from 'pg';
import { findTenants } from '../../platform/database/find-tenant.ts';
import { withTenant } from '../../platform/database/tenant-transaction.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { sealEarlierAnswers } from './seal-earlier-answers.ts';

interface SealingOptions {
  readonly pool: Pool;
  readonly cipher: SecretCipher;
  readonly logger: Logger;
}

/** Seals earlier answers of every tenant beside the server's other work. */
export function startSealing(options: SealingOptions): void {
  const { logger } = options;
  sealAll(options).then(
    (count) => {
      if (count > 0) logger.info({ job: 'seal-answers', count }, 'answers sealed');
    },
    (error: unknown) => {
      // The next start goes on.
      logger.error({ job: 'seal-answers', error: describeError(error) }, 'job failed');
    },
  );
}

async function sealAll({ pool, cipher }: SealingOptions): Promise<number> {
  let count = 0;
  for (const { id: tenantId } of await findTenants(pool)) {
    const transaction = withTenant(pool, tenantId);
    count += await sealEarlierAnswers({ tenantId, transaction, cipher });
  }
  return count;
}
