import type { Quota } from '@form-builder/core/contract/staff/settings/quotas.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { quotaIds, quotas } from '@form-builder/core/quotas/quota-ids.ts';
import { quotaLevel } from '@form-builder/core/quotas/quota-level.ts';
import { measureQuota, type Measured } from './measure-quota.ts';
import { selectLimits } from './quotas-queries.ts';

/** What the tenant uses of every quota, with its limits. */
export async function presentQuotas(measured: Measured, language: Language): Promise<Quota[]> {
  const limits = await selectLimits(measured.tx);
  const translate = translatorOf(language);
  const presented: Quota[] = [];
  for (const id of quotaIds) {
    const used = await measureQuota(id, measured);
    const max = limits.get(id) ?? null;
    const { period, unit } = quotas[id];
    presented.push({
      id,
      name: translate(`quota.${id}.name`),
      description: translate(`quota.${id}.description`),
      unit,
      period,
      used,
      max,
      level: quotaLevel(used, max),
    });
  }
  return presented;
}
