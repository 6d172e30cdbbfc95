import type { Pool } from 'pg';
import type { LogbookCopyConfig } from '../../platform/config/logbook-copy-config.ts';
import { findTenants } from '../../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../../platform/database/tenancy/tenant-transaction.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { runEveryMinute } from '../../platform/process/run-every-minute.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { copyLogbook } from './copy-logbook.ts';
import { copyToCollector } from './copy-to-collector.ts';
import { copyToStdout } from './copy-to-stdout.ts';
import { isWithoutRefusals } from './is-without-refusals.ts';
import type { LogbookCopy } from './logbook-copy.ts';

interface Copying {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'observeCheck'>;
  readonly config: { readonly logbookCopy: LogbookCopyConfig };
}

/** Copies the logbooks of all tenants each minute, when the operator has configured where to. */
export function startCopying(copying: Copying): void {
  const { isToStdout, collector } = copying.config.logbookCopy;
  const copies = [
    ...(isToStdout ? [copyToStdout()] : []),
    ...(collector === null ? [] : [copyToCollector(collector)]),
  ];
  for (const copy of copies) {
    const run = () => copyAll(copying, copy);
    runEveryMinute({ job: `copy-logbook-${copy.target}`, logger: copying.logger, run });
  }
}

/** The logbook of one tenant does not wait for that of another one that fails. */
async function copyAll(copying: Copying, copy: LogbookCopy): Promise<void> {
  const { pool, runtime, logger, metrics } = copying;
  for (const { id: tenantId } of await findTenants(pool)) {
    const transaction = withTenant(pool, tenantId);
    const onRefused = (entries: readonly string[]) => {
      logger.error({ tenantId, entries }, 'logbook entries refused by the collector');
    };
    const isPassed = await copyLogbook({ ...runtime, tenantId, transaction, onRefused }, copy).then(
      () => isWithoutRefusals(transaction, copy.target, runtime.now()),
      (error: unknown) => {
        logger.error({ tenantId, error: describeError(error) }, 'logbook not copied');
        return false;
      },
    );
    metrics.observeCheck({ name: 'logbook_copy', tenantId, isPassed });
  }
}
