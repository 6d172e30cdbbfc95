import type { QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { periodOf } from './quota-period.ts';
import {
  countForms,
  countUsers,
  selectCounter,
  selectMeasured,
  sumStorage,
  tryLockQuota,
  writeMeasured,
} from './quotas-queries.ts';

/** The tenant whose use is measured, at a moment. */
export interface Measured {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
  readonly nowMs: number;
}

/** Adding up all files takes too long for each request. What staff add meanwhile is counted at once. */
const storageFreshMs = 600_000;

const measures: Readonly<Record<QuotaId, (measured: Measured) => Promise<number>>> = {
  submissions: ({ tx, nowMs }) => selectCounter(tx, 'submissions', periodOf('submissions', nowMs)),
  exports: ({ tx, nowMs }) => selectCounter(tx, 'exports', periodOf('exports', nowMs)),
  users: ({ tx }) => countUsers(tx),
  forms: ({ tx }) => countForms(tx),
  storage: measureStorage,
};

/**
 * Adds up the files again when the measurement is old, unless somebody is adding: the sum would overwrite what is being
 * added, so the old measurement counts until then.
 */
async function measureStorage({ tx, tenantId, nowMs }: Measured): Promise<number> {
  const isFresh = (at: Date) => at.getTime() > nowMs - storageFreshMs;
  const known = await selectMeasured(tx, 'storage');
  if (known !== undefined && isFresh(known.at)) return known.used;
  if (!(await tryLockQuota(tx, tenantId, 'storage'))) return known?.used ?? sumStorage(tx);
  // Another transaction may have measured just before.
  const latest = await selectMeasured(tx, 'storage');
  if (latest !== undefined && isFresh(latest.at)) return latest.used;
  const used = await sumStorage(tx);
  await writeMeasured(tx, { tenantId, id: 'storage', at: new Date(nowMs) }, used);
  return used;
}

/** What the tenant uses of a quota. */
export const measureQuota = (id: QuotaId, measured: Measured): Promise<number> =>
  measures[id](measured);
