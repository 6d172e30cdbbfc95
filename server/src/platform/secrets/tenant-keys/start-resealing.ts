import { forEachTenant } from '../../database/tenancy/for-each-tenant.ts';
import type { TenantTransaction } from '../../database/tenancy/tenant-transaction.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { replaceTenantKey } from './replace-tenant-key.ts';
import { hasOlderValues, resealTenant, type Resealing } from './reseal-tenant.ts';
import { deleteReplacedKeys, lockSealingKeys } from './tenant-keys-queries.ts';
import type { OperatorKey } from './wrapped-key.ts';

/** The keys of all tenants, and what they seal. */
export interface KeyMaintenance extends Resealing {
  readonly operatorKey: OperatorKey;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

const job = 'reseal-values';
const everyMs = 3_600_000;
/** Servers of the previous release, which know no keys of tenants, have stopped by then. */
const overlapSeconds = 3_600;
/** Values that were sealed just before the new key, such as those of a sign-in, have expired by then. */
const keptHours = 24;

/** Seals what has an older key again and deletes keys that nothing uses, of every tenant: now, and every hour. */
export function startResealing(maintenance: KeyMaintenance): void {
  const run = () => {
    maintainKeys(maintenance).catch((error: unknown) => {
      maintenance.logger.error({ job, error: describeError(error) }, 'job failed');
    });
  };
  run();
  setInterval(run, everyMs).unref();
}

/** Does for every tenant what is to be done now. */
export function maintainKeys(maintenance: KeyMaintenance): Promise<void> {
  return forEachTenant({ ...maintenance, job }, ({ tenantId, transaction }) =>
    maintainTenant(maintenance, tenantId, transaction),
  );
}

async function maintainTenant(
  maintenance: KeyMaintenance,
  tenantId: string,
  transaction: TenantTransaction,
): Promise<void> {
  const { logger, operatorKey } = maintenance;
  const keys = await transaction(lockSealingKeys);
  if (keys.length === 1 && keys[0]?.number === 0) {
    const replacement = { tenantId, operatorKey, inSeconds: overlapSeconds };
    await transaction((tx) => replaceTenantKey(tx, replacement));
    return;
  }
  if (keys.length < 2) return;
  const { sealed, unreadable } = await resealTenant(maintenance, tenantId);
  if (sealed > 0) logger.info({ job, tenantId, count: sealed }, 'values sealed again');
  if (unreadable > 0) logger.error({ job, tenantId, count: unreadable }, 'values not readable');
  if (await hasOlderValues(maintenance, tenantId)) return;
  const count = await transaction((tx) => deleteReplacedKeys(tx, keptHours));
  if (count > 0) logger.info({ job, tenantId, count }, 'replaced keys deleted');
}
