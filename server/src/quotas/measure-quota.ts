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
  storage: async ({ tx, tenantId, nowMs }) => {
    const known = await selectMeasured(tx, 'storage', new Date(nowMs - storageFreshMs));
    if (known !== undefined) return known;
    const used = await sumStorage(tx);
    await writeMeasured(tx, { tenantId, id: 'storage', at: new Date(nowMs) }, used);
    return used;
  },
};

/** What the tenant uses of a quota. */
export const measureQuota = (id: QuotaId, measured: Measured): Promise<number> =>
  measures[id](measured);
