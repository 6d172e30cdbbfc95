import type { Pool } from 'pg';
import { findTenants } from '../../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../../platform/database/tenancy/tenant-transaction.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { overlapMs } from './answer-scan.ts';
import { sealEarlierAnswers } from './seal-earlier-answers.ts';

interface SealingOptions {
  readonly pool: Pool;
  readonly cipher: SecretCipher;
  readonly logger: Logger;
  readonly runtime: Runtime;
}

/** An extra minute, so that the overlap has ended by every server's clock. */
const againMs = overlapMs + 60_000;

/**
 * Encrypts earlier answers of every tenant in the background: now, and again when servers of the
 * previous release have stopped.
 */
export function startSealing(options: SealingOptions): void {
  void sealAndLog(options);
  setTimeout(() => void sealAndLog(options), againMs).unref();
}

async function sealAndLog(options: SealingOptions): Promise<void> {
  const { logger } = options;
  try {
    const count = await sealAll(options);
    if (count > 0) logger.info({ job: 'seal-answers', count }, 'answers sealed');
  } catch (error) {
    // The next start resumes the scan.
    logger.error({ job: 'seal-answers', error: describeError(error) }, 'job failed');
  }
}

async function sealAll({ pool, cipher, runtime }: SealingOptions): Promise<number> {
  let count = 0;
  for (const { id: tenantId } of await findTenants(pool)) {
    const transaction = withTenant(pool, tenantId);
    count += await sealEarlierAnswers({ tenantId, transaction, cipher, now: runtime.now });
  }
  return count;
}
