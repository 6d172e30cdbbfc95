import type { OperatedTenant } from '@form-builder/core/contract/operators/tenants.ts';
import { isoInstant, isoInstantOrNull } from '../../platform/http/responses/iso-instant.ts';
import type { OperatorEvent } from '../../tenants/events/operator-events-queries.ts';
import type { TenantSummary } from '../../tenants/tenant-summaries.ts';

export function presentTenant(tenant: TenantSummary): OperatedTenant {
  return {
    ...tenant,
    created_at: isoInstant(tenant.created_at),
    suspended_at: isoInstantOrNull(tenant.suspended_at),
    last_activity_at: isoInstantOrNull(tenant.last_activity_at),
  };
}

const countOrNull = (count: string | null) => (count === null ? null : Number(count));

export function presentEvent(event: OperatorEvent) {
  const { id, at, action, result, channel, operator, token_id, reason, detail } = event;
  const { subject_id: tenantId, subject_slug: slug } = event;
  return {
    id,
    at: isoInstant(at),
    action,
    result,
    channel,
    operator,
    token_id,
    tenant: slug === null ? null : { id: tenantId, slug },
    row_count: countOrNull(event.row_count),
    file_count: countOrNull(event.file_count),
    reason,
    detail,
  };
}
