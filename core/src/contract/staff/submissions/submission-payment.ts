import * as v from 'valibot';
import { paymentStatuses } from '../../../field-types/payment/payment.ts';
import { refundSchema } from './refunds.ts';
import { idSchema, instantSchema } from '../../shared-schemas.ts';

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
  /** What the payer's bank took back, in cents; the payment stays paid. */
  charged_back_cents: v.number(),
  charged_back_at: v.nullable(instantSchema),
  /** Oldest first. */
  refunds: v.array(refundSchema),
});
export type SubmissionPayment = v.InferOutput<typeof submissionPaymentSchema>;
