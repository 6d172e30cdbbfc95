import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

/**
 * The states of a refund: `requested` until the payment provider has accepted it, `pending` while it is on its way;
 * the others are final.
 */
export const refundStates = ['requested', 'pending', 'refunded', 'failed', 'cancelled'] as const;
export type RefundState = (typeof refundStates)[number];

/** What was paid back of a payment, here or in the dashboard of the payment provider. */
export const refundSchema = v.object({
  id: idSchema,
  amount_cents: v.number(),
  state: v.picklist(refundStates),
  reason: v.string(),
  /** The name of the member of staff; empty for a refund that was made at the provider, which has no reason either. */
  requested_by: v.string(),
  created_at: instantSchema,
  /** When its state last changed. */
  updated_at: instantSchema,
});
export type Refund = v.InferOutput<typeof refundSchema>;

const refundRequestSchema = v.object({
  /** A new UUID: repeating the request with it refunds nothing twice. */
  refund_id: v.pipe(v.string(), v.uuid()),
  payment_id: idSchema,
  /** At most what was paid and not refunded. */
  amount_cents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  /** For colleagues; the payer does not see it. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
});
export type RefundRequest = v.InferOutput<typeof refundRequestSchema>;

/** The endpoint for refunds of payments. */
export const refundsContract = {
  refundPayment: endpoint({
    method: 'POST',
    path: '/v0/forms/submissions/:id/refunds',
    summary:
      'Refunds a paid payment of a submission, whole or in part. It is carried out at the payment provider afterwards.',
    access: privateAccess('submission-refund'),
    params: byId,
    body: refundRequestSchema,
    status: 201,
    answer: itemOf(refundSchema),
    errors: ['not_found', 'forbidden', 'payment_not_refundable', 'refund_too_high'],
  }),
} as const;
