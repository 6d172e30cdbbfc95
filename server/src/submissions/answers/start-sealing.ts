import type { Pool } from 'pg';
import { forEachTenant } from '../../platform/database/tenancy/for-each-tenant.ts';
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

const job = 'seal-answers';

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
    if (count > 0) logger.info({ job, count }, 'answers sealed');
  } catch (error) {
    // The next start resumes the scan.
    logger.error({ job, error: describeError(error) }, 'job failed');
  }
}

async function sealAll({ pool, cipher, logger, runtime }: SealingOptions): Promise<number> {
  let count = 0;
  await forEachTenant({ pool, logger, job }, async (tenant) => {
    count += await sealEarlierAnswers({ ...tenant, cipher, now: runtime.now });
  });
  return count;
}
