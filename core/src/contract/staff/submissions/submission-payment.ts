import * as v from 'valibot';
import { paymentStatuses } from '../../../field-types/payment/payment.ts';
import { refundSchema } from './refunds.ts';
import { idSchema, instantSchema } from '../../shared-schemas.ts';

/**
 * What staff look for among submissions with a payment: paid; the latest attempt waits; it was cancelled, expired or
 * failed; money was or is being paid back; the payer's bank took it back.
 */
export const submissionPaymentStates = [
  'paid',
  'waiting',
  'failed',
  'partly_refunded',
  'refunded',
  'charged_back',
] as const;
export type SubmissionPaymentState = (typeof submissionPaymentStates)[number];

/** An attempt of the visitor to pay. */
export const submissionPaymentSchema = v.object({
  id: idSchema,
  amount_cents: v.number(),
  /** An ISO 4217 code. */
  currency: v.string(),
  status: v.picklist(paymentStatuses),
  created_at: instantSchema,
  /** When its status last changed. */
  updated_at: instantSchema,
  /** When it was paid, as the provider reports it; `null` until then. */
  paid_at: v.nullable(instantSchema),
  /** What was paid when another amount was asked for, in cents: it completes nothing and can be refunded; else `null`. */
  received_cents: v.nullable(v.number()),
  /** The currency of that amount when it is another one than was asked for; else `null`. */
  received_currency: v.nullable(v.string()),
  /** Whether the submission was completed with it: a payment that is paid and not used belongs to nothing. */
  is_used: v.boolean(),
  /** What the payer's bank took back, in cents; the payment stays paid. */
  charged_back_cents: v.number(),
  charged_back_at: v.nullable(instantSchema),
  /** Oldest first. */
  refunds: v.array(refundSchema),
});
export type SubmissionPayment = v.InferOutput<typeof submissionPaymentSchema>;
