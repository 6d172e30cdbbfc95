import type { FailedDelivery } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { isoInstant, isoInstantOrNull } from '../../../platform/http/responses/iso-instant.ts';
import { deliveryErrorOf } from '../../deliveries/present-deliveries.ts';
import type { FailedDeliveryRow } from './failed-deliveries-queries.ts';

/** A failed delivery in the list of all forms. */
export function presentFailedDelivery(row: FailedDeliveryRow): FailedDelivery {
  const { id, integration, provider_id: provider, submission_id, form_id, form_title } = row;
  return {
    id,
    name: integration.name,
    provider,
    provider_name: row.provider_name,
    stage: row.serves_tests ? 'test' : 'production',
    state: row.state === 'failed' ? 'failed' : 'waiting',
    error: deliveryErrorOf(row.error),
    due_at: row.state === 'failed' ? null : isoInstant(row.due_at),
    attempts: row.attempts,
    created_at: isoInstant(row.at),
    ended_at: isoInstantOrNull(row.ended_at),
    submission_id,
    submission_title: row.submission_title,
    form_id,
    form_title,
  };
}
