import type {
  OperatedFeature,
  OperatedQuota,
} from '@form-builder/core/contract/operators/limits.ts';
import { featureIds } from '@form-builder/core/features/feature-ids.ts';
import type { Pool } from 'pg';
import { selectInactiveFeatures } from '../features/active-features.ts';
import type { Runtime } from '../platform/runtime.ts';
import { presentQuotas } from '../quotas/present-quotas.ts';
import { readTenant } from './open-tenant.ts';

interface ReadContext {
  readonly pool: Pool;
  readonly runtime: Runtime;
}

/** What a tenant uses of every quota, with its limits. */
export function readTenantQuotas(
  { pool, runtime }: ReadContext,
  slug: string,
): Promise<OperatedQuota[]> {
  return readTenant(pool, slug, async (tx, tenantId) => {
    const quotas = await presentQuotas({ tx, tenantId, nowMs: runtime.now() }, 'en');
    return quotas.map(({ id, period, unit, used, max }) => ({ id, period, unit, used, max }));
  });
}

/** Which features a tenant has, and which of these are pinned. */
export function readTenantFeatures(pool: Pool, slug: string): Promise<OperatedFeature[]> {
  return readTenant(pool, slug, async (tx) => {
    const inactive = await selectInactiveFeatures(tx);
    const pins = await tx.selectFrom('feature_pins').select('feature_id').execute();
    const pinned = new Set(pins.map((pin) => pin.feature_id));
    return featureIds.map((id) => ({
      id,
      is_active: !inactive.has(id),
      is_pinned: pinned.has(id),
    }));
  });
}
