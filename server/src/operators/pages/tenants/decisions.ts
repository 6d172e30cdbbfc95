import { featurePins } from '@form-builder/core/contract/operators/limits.ts';
import { featureIds } from '@form-builder/core/features/feature-ids.ts';
import { quotaIds, quotas, type QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import type { OperatorAction } from '../../../tenants/events/operator-events-tables.ts';
import type { OperatorContext } from '../../../tenants/events/operator.ts';
import { limitTenant } from '../../../tenants/limit-tenant.ts';
import { pinFeature } from '../../../tenants/pin-feature.ts';
import { rotateTenantKey } from '../../../tenants/rotate-tenant-key.ts';
import type { OperatorsContext } from '../../operators-context.ts';
import type { Outcome } from './outcomes.ts';

/** What a form of the page of a tenant asks for. */
export interface Asked {
  readonly slug: string;
  readonly form: URLSearchParams;
  readonly call: OperatorContext & Pick<OperatorsContext, 'pool' | 'operatorKey'>;
}

/** A decision about a tenant, with the address of its form below that of the tenant. */
export interface Decision {
  readonly path: string;
  readonly action: OperatorAction;
  /** Carries it out; the outcome is what the page then says. */
  readonly decide: (asked: Asked) => Promise<Outcome>;
}

const limit: Decision = {
  path: 'quota',
  action: 'quota',
  decide: async ({ slug, form, call }) => {
    const id = quotaIds.find((one) => one === form.get('quota'));
    const max = id === undefined ? undefined : parseLimit(id, form.get('max') ?? '');
    if (id === undefined || max === undefined) return 'wrong_limit';
    await limitTenant(call, { slug, id, max });
    return 'quota';
  },
};

const pin: Decision = {
  path: 'feature',
  action: 'feature',
  decide: async ({ slug, form, call }) => {
    const id = featureIds.find((one) => one === form.get('feature'));
    const chosen = featurePins.find((one) => one === form.get('pin'));
    if (id !== undefined && chosen !== undefined) await pinFeature(call, { slug, id, pin: chosen });
    return 'feature';
  },
};

const renewKey: Decision = {
  path: 'rotate-key',
  action: 'rotate-key',
  decide: async ({ slug, call }) => {
    if (call.operator.reason === null) return 'no_reason';
    await rotateTenantKey(call, slug);
    return 'key';
  },
};

/** Everything that operators decide on the page of a tenant. */
export const decisions: readonly Decision[] = [limit, pin, renewKey];

export const bytesPerGigabyte = 1_000_000_000;

/** The limit that was typed; `null` for none, `undefined` for what is no limit. Bytes are typed in gigabytes. */
function parseLimit(id: QuotaId, text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const number = Number(typed);
  const max = quotas[id].unit === 'bytes' ? Math.round(number * bytesPerGigabyte) : number;
  return Number.isSafeInteger(max) && max >= 0 ? max : undefined;
}
