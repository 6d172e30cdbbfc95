import * as v from 'valibot';
import { paymentStatuses } from '../../field-types/payment/payment.ts';
import { endpoint, publicAccess } from '../endpoint.ts';
import { itemOf } from '../list.ts';
import { byId, idSchema, instantSchema } from '../shared-schemas.ts';
import { paymentRoutes } from './payment-routes.ts';
import { submissionStatuses } from './own-submission.ts';

/** The visitor's payment of their own submission. */
export const ownPaymentSchema = v.object({
  transaction_id: idSchema,
  /** In cents. */
  amount: v.number(),
  /** An ISO 4217 code, such as EUR. */
  currency: v.string(),
  status: v.picklist(paymentStatuses),
  /** The VAT in it for each rate: the rate in percent, the amount in cents. */
  vat: v.array(v.object({ rate: v.number(), amount: v.number() })),
  /** When it was paid; `null` until then. */
  paid_at: v.nullable(instantSchema),
  /** The checkout URL; `null` once there is nothing to pay. */
  checkout_url: v.nullable(v.string()),
  submission: v.object({
    id: idSchema,
    status: v.picklist(submissionStatuses),
    /** The revision for the next change (`If-Match`). */
    revision: v.number(),
    /** The number, after completion of a form with numbers. */
    title: v.nullable(v.string()),
    completed_at: v.nullable(instantSchema),
  }),
});
export type OwnPayment = v.InferOutput<typeof ownPaymentSchema>;

const headers = v.object({ 'x-submission-key': v.optional(v.string()) });
const refusals = [
  'not_found',
  'payment_not_due',
  'provider_unavailable',
  'origin_not_allowed',
] as const;

export const paymentsContract = {
  startPayment: endpoint({
    ...paymentRoutes.startPayment,
    summary: 'Prepares the payment of a completed form at the provider; repeated, the same one.',
    access: publicAccess,
    params: byId,
    headers,
    body: v.object({
      /** The page to return to: one of the tenant's own or of a site that may embed its forms. */
      return_url: v.pipe(v.string(), v.maxLength(2000), v.url()),
    }),
    status: 200,
    answer: itemOf(ownPaymentSchema),
    errors: [...refusals, 'return_address_not_allowed', 'too_many_requests'],
  }),
  getPayment: endpoint({
    ...paymentRoutes.getPayment,
    summary: 'How the payment stands; the provider is asked when the last news is old.',
    access: publicAccess,
    params: byId,
    headers,
    status: 200,
    answer: itemOf(ownPaymentSchema),
    errors: ['not_found', 'payment_not_due', 'origin_not_allowed'],
  }),
  restartPayment: endpoint({
    ...paymentRoutes.restartPayment,
    summary: 'Takes an unpaid submission back to a draft, so that the visitor can start over.',
    access: publicAccess,
    params: byId,
    headers,
    body: v.object({}),
    status: 200,
    answer: itemOf(ownPaymentSchema),
    errors: [...refusals, 'transition_not_allowed', 'too_many_requests'],
  }),
} as const;
