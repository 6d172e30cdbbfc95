import type { Pool } from 'pg';
import { isWithoutRefusals } from '../../audit/copy/is-without-refusals.ts';
import type { LogbookCopyConfig } from '../../platform/config/logbook-copy-config.ts';
import { findTenants } from '../../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../../platform/database/tenancy/tenant-transaction.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { runEveryMinute } from '../../platform/process/run-every-minute.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { copyProcessingLog } from './copy-processing-log.ts';

interface Copying {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'observeCheck'>;
  readonly config: { readonly logbookCopy: Pick<LogbookCopyConfig, 'processingCollector'> };
}

/** Sends the logs of data processing of all tenants each minute, when the operator has configured where to. */
export function startCopyingProcessing(copying: Copying): void {
  if (copying.config.logbookCopy.processingCollector === null) return;
  const run = () => copyAll(copying);
  runEveryMinute({ job: 'copy-processing-log', logger: copying.logger, run });
}

/** The log of one tenant does not wait for that of another one that fails. */
async function copyAll({ pool, runtime, logger, metrics, config }: Copying): Promise<void> {
  const collector = config.logbookCopy.processingCollector;
  if (collector === null) return;
  for (const { id: tenantId } of await findTenants(pool)) {
    const transaction = withTenant(pool, tenantId);
    const onRefused = (lines: readonly string[]) => {
      logger.error({ tenantId, lines }, 'processing log lines refused by the collector');
    };
    const isPassed = await copyProcessingLog(
      { ...runtime, tenantId, transaction, onRefused },
      collector,
    ).then(
      () => isWithoutRefusals(transaction, 'processing', runtime.now()),
      (error: unknown) => {
        logger.error({ tenantId, error: describeError(error) }, 'processing log not copied');
        return false;
      },
    );
    metrics.observeCheck({ name: 'processing_log_copy', tenantId, isPassed });
  }
}
