import type { FeaturePin } from '@form-builder/core/contract/operators/limits.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { loggedFeatureName } from '../feature-settings/features-handlers.ts';
import { loggedChanges } from '../logbook/logged-changes.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant } from '../logbook/writer.ts';
import { isFeatureActive } from '../features/active-features.ts';
import { decideForTenant, readAsTenant, type DecisionContext } from './open-tenant.ts';

interface PinnedFeature {
  readonly slug: string;
  readonly id: FeatureId;
  readonly pin: FeaturePin;
}

/** Decides about a feature of a tenant, whose logbook shows it too. */
export async function pinFeature(
  context: DecisionContext,
  { slug, id, pin }: PinnedFeature,
): Promise<void> {
  const decision = { slug, action: 'feature', detail: `${id} ${pin}` } as const;
  await decideForTenant(context, decision, async (writer) => {
    const { tx, tenantId } = writer;
    const isActive = () => readAsTenant(writer, (tenantTx) => isFeatureActive(tenantTx, id));
    const before = await isActive();
    await tx
      .deleteFrom('feature_pins')
      .where('tenant_id', '=', tenantId)
      .where('feature_id', '=', id)
      .execute();
    if (pin !== 'free')
      await tx
        .insertInto('feature_pins')
        .values({
          tenant_id: tenantId,
          feature_id: id,
          is_active: pin === 'on',
          pinned_at: instant(writer),
        })
        .execute();
    const after = await isActive();
    await writeLogbook(writer, {
      action: 'feature.pinned',
      subject: ['settings', tenantId],
      details: {
        name: loggedFeatureName(id),
        changes: loggedChanges({ is_active: before }, { is_active: after }),
      },
    });
  });
}
