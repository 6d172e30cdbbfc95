import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import { loggedChanges } from '../logbook/logged-changes.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant } from '../logbook/writer.ts';
import { lockQuota, selectLimit } from '../quotas/quotas-queries.ts';
import { decideForTenant, readAsTenant, type DecisionContext } from './open-tenant.ts';

interface Limit {
  readonly slug: string;
  readonly id: QuotaId;
  /** `null`: none. */
  readonly max: number | null;
}

/** Limits what a tenant uses, or takes a limit away; the tenant's logbook shows it too. */
export async function limitTenant(
  context: DecisionContext,
  { slug, id, max }: Limit,
): Promise<void> {
  const decision = { slug, action: 'quota', detail: `${id} ${String(max ?? 'none')}` } as const;
  await decideForTenant(context, decision, async (writer) => {
    const { tx, tenantId } = writer;
    await lockQuota(tx, tenantId, id);
    const before = await readAsTenant(writer, (tenantTx) => selectLimit(tenantTx, id));
    await tx
      .deleteFrom('quotas')
      .where('tenant_id', '=', tenantId)
      .where('quota_id', '=', id)
      .execute();
    if (max !== null)
      await tx
        .insertInto('quotas')
        .values({
          tenant_id: tenantId,
          quota_id: id,
          max_value: max,
          updated_at: instant(writer),
        })
        .execute();
    await writeLogbook(writer, {
      action: 'quota.changed',
      subject: ['settings', tenantId],
      details: {
        name: translatorOf('nl')(`quota.${id}.name`),
        changes: loggedChanges({ quota_max: before ?? null }, { quota_max: max }),
      },
    });
  });
}
