import {
  submissionDeliverySchema,
  type DeliveryAttempt,
  type DeliveryError,
  type SubmissionDelivery,
} from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import * as v from 'valibot';
import { isoInstant, isoInstantOrNull } from '../../platform/http/responses/iso-instant.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { AttemptRow, ListedDelivery } from './deliveries-queries.ts';
import { openExchange } from './delivery-secrets.ts';

/** Decrypts the requests to and responses of receivers. */
export interface DeliveryOpening {
  readonly cipher: SecretCipher;
  readonly tenantId: string;
}

/** The deliveries of a submission as staff see them, with their attempts. */
export function presentDeliveries(
  opening: DeliveryOpening,
  rows: readonly ListedDelivery[],
  attempts: readonly AttemptRow[],
): SubmissionDelivery[] {
  return rows.map((row) => {
    const { id, integration, state, provider_id: provider, created_at, ended_at } = row;
    const earlier = rows.find((one) => one.integration_id === integration.after);
    const isHeld = state === 'waiting' && earlier !== undefined && earlier.state !== 'delivered';
    return {
      id,
      name: integration.name,
      provider,
      stage: row.serves_tests ? 'test' : 'production',
      driver: row.driver,
      state,
      error: deliveryErrorOf(row.error),
      due_at: state === 'waiting' ? isoInstant(row.due_at) : null,
      waits_for: isHeld ? earlier.integration.name : null,
      created_at: isoInstant(created_at),
      ended_at: isoInstantOrNull(ended_at),
      filled_fields: integration.incoming.map(({ field }) => field),
      attempts: attempts
        .filter(({ delivery_id: of }) => of === id)
        .map((attempt) => presentAttempt(opening, attempt)),
    };
  });
}

function presentAttempt(
  { cipher, tenantId }: DeliveryOpening,
  attempt: AttemptRow,
): DeliveryAttempt {
  const {
    number,
    started_at,
    duration_ms,
    error,
    status,
    trace_id,
    sealed_exchange: sealed,
  } = attempt;
  const place = { tenantId, id: attempt.delivery_id };
  return {
    number,
    started_at: isoInstant(started_at),
    duration_ms,
    error: deliveryErrorOf(error),
    status,
    trace_id: trace_id?.toString('hex') ?? null,
    exchange: sealed && openExchange(cipher, place, sealed),
  };
}

/** Maps an error code that this release does not have to that of an unreadable response. */
export function deliveryErrorOf(code: string | null): DeliveryError | null {
  if (code === null) return null;
  const parsed = v.safeParse(submissionDeliverySchema.entries.error, code);
  return parsed.success ? parsed.output : 'bad_answer';
}
