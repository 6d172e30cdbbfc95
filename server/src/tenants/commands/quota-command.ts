import { isQuotaId, quotaIds, type QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import { print } from '../../platform/process/console.ts';
import { StartError } from '../../platform/start-error.ts';
import { limitTenant } from '../limit-tenant.ts';
import { readTenantQuotas } from '../read-tenant-limits.ts';
import { defineCommand } from './command.ts';
import { parseOptionalReason, withReason } from './reason.ts';

/** `tenants quota`: limits what a tenant uses, or takes a limit away; without a quota it lists use and limits. */
export const quotaCommand = defineCommand({
  usage: 'SLUG [QUOTA NUMBER|none] [--reason TEXT]',
  words: 1,
  optionalWords: 2,
  options: ['reason'],
  parse: ([slug = '', id, max], values) => ({
    slug,
    chosen: id === undefined ? null : { id: parseQuota(id), max: parseMax(max) },
    reason: parseOptionalReason(values),
  }),
  run: async (context, { slug, chosen, reason }) => {
    if (chosen !== null) {
      await limitTenant(withReason(context, reason), { slug, ...chosen });
      print(`${slug} has ${String(chosen.max ?? 'no limit')} as its limit of ${chosen.id}.`);
      return;
    }
    for (const { id, period, used, max } of await readTenantQuotas(context, slug))
      print([id, period, String(used), String(max ?? 'none')].join('\t'));
  },
});

function parseQuota(id: string): QuotaId {
  if (isQuotaId(id)) return id;
  throw new StartError(`There is no quota ${id}. There are: ${quotaIds.join(', ')}.`);
}

function parseMax(word: string | undefined): number | null {
  if (word === 'none') return null;
  const max = Number(word);
  if (/^\d{1,15}$/.test(word ?? '')) return max;
  throw new StartError('Say a whole number (of bytes for storage) or none after the quota.');
}
