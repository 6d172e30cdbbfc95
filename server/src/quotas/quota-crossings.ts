import type { QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import {
  passedPercent,
  quotaPercents,
  type QuotaPercent,
} from '@form-builder/core/quotas/quota-level.ts';
import { measureQuota, type Measured } from './measure-quota.ts';
import { periodOf } from './quota-period.ts';
import { deleteCrossings, insertCrossing, selectCrossedAt } from './quota-crossings-queries.ts';
import { selectLimits } from './quotas-queries.ts';

/** A quota that has passed a percentage of its limit. */
export interface QuotaCrossing {
  readonly id: QuotaId;
  readonly period: string;
  readonly percent: QuotaPercent;
  /** When that was first seen. */
  readonly at: Date;
}

/**
 * The quotas with a limit that stand at 80 % or more of it, each with the highest percentage that it passed. Remembers
 * when that was first seen, and forgets it when something was tidied up, so that passing it again is news.
 */
export async function findCrossings(measured: Measured): Promise<QuotaCrossing[]> {
  const { tx, nowMs } = measured;
  const crossings: QuotaCrossing[] = [];
  for (const [id, max] of await selectLimits(tx)) {
    const period = periodOf(id, nowMs);
    const percent = passedPercent(await measureQuota(id, measured), max);
    const place = { tenantId: measured.tenantId, id, period };
    const passed = quotaPercents.filter((one) => percent !== null && one <= percent);
    for (const one of passed) await insertCrossing(tx, place, one, new Date(nowMs));
    await deleteCrossings(tx, place, percent ?? 0);
    if (percent === null) continue;
    const at = await selectCrossedAt(tx, place, percent);
    if (at !== undefined) crossings.push({ id, period, percent, at });
  }
  return crossings;
}
