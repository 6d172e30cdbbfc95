import type {} from './quota-jobs.ts';
import type { QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import {
  passedPercent,
  quotaPercents,
  type QuotaPercent,
} from '@form-builder/core/quotas/quota-level.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { measureQuota, type Measured } from './measure-quota.ts';
import { periodOf } from './quota-period.ts';
import {
  deleteCrossings,
  insertCrossings,
  selectCrossings,
  type CrossingKey,
} from './quota-crossings-queries.ts';
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
 * when that was first seen, and forgets it when something was tidied up or the limit was taken away, so that passing it
 * again is news. Writes only what changed since the last time, and sends the job of a mail when a percentage was passed.
 */
export async function findCrossings(measured: Measured, jobs: JobSender): Promise<QuotaCrossing[]> {
  const { tx, tenantId, nowMs } = measured;
  const limits = await selectLimits(tx);
  const highest = await findPassed(limits, measured);
  const passed = highest.flatMap((one) =>
    quotaPercents
      .filter((percent) => percent <= one.percent)
      .map((percent) => ({ ...one, percent })),
  );
  const stored = await selectCrossings(tx);
  const added = passed.filter((one) => !stored.some(isSame(one)));
  const ended = stored.filter((one) => !passed.some(isSame(one)));
  const inserted = await insertCrossings(tx, { tenantId, at: new Date(nowMs) }, added);
  await deleteCrossings(tx, ended);
  // Of 80 and 100 % at once, only the higher is news.
  for (const { id, period, percent } of highest.filter((one) => inserted.some(isSame(one))))
    await jobs.send({ tx, tenantId }, 'send-quota-mail', { id, period, percent, at: nowMs });
  // Another request may have inserted one first, and its moment holds.
  const known = added.length === 0 ? stored : await selectCrossings(tx);
  return highest.flatMap((one) => {
    const at = known.find(isSame(one))?.at;
    return at === undefined ? [] : [{ ...one, at }];
  });
}

type Passed = Omit<QuotaCrossing, 'at'>;

/** The highest percentage that each quota passed, for those that passed any. */
async function findPassed(
  limits: ReadonlyMap<QuotaId, number>,
  measured: Measured,
): Promise<Passed[]> {
  const passed: Passed[] = [];
  for (const [id, max] of limits) {
    const percent = passedPercent(await measureQuota(id, measured), max);
    if (percent !== null) passed.push({ id, period: periodOf(id, measured.nowMs), percent });
  }
  return passed;
}

const isSame =
  ({ id, period, percent }: CrossingKey) =>
  (other: CrossingKey): boolean =>
    other.id === id && other.period === period && other.percent === percent;
