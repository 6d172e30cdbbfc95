import { quotas, type QuotaId, type QuotaPeriod } from '@form-builder/core/quotas/quota-ids.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';

const periods: Readonly<Record<QuotaPeriod, (nowMs: number) => string>> = {
  month: (nowMs) => dayInAmsterdam(nowMs).slice(0, 'YYYY-MM'.length),
  day: dayInAmsterdam,
  now: () => '',
};

/** The period in which a quota counts at a moment: `2026-11`, `2026-11-26`, or empty for what there is now. */
export const periodOf = (id: QuotaId, nowMs: number): string => periods[quotas[id].period](nowMs);
