import * as v from 'valibot';
import { paymentStatuses, type PaymentStatus } from '../../../field-types/payment/payment.ts';
import { daySchema } from '../../../formats/dates/day-schema.ts';
import { endpoint, fileContentSchema, privateAccess } from '../../endpoint.ts';
import { listMetaSchema, listQuery } from '../../list.ts';
import { idSchema, instantSchema } from '../../shared-schemas.ts';
import type { RefundState } from './refunds.ts';

/** What a line of a day is about. */
export const paymentEntryKinds = ['payment', 'refund', 'chargeback'] as const;
export type PaymentEntryKind = (typeof paymentEntryKinds)[number];

/** What can become of a payment or a refund. */
export const paymentEntryStates = [
  ...paymentStatuses,
  'requested',
  'refunded',
  'charged_back',
] as const satisfies readonly (PaymentStatus | RefundState | 'charged_back')[];
export type PaymentEntryState = (typeof paymentEntryStates)[number];

/** A payment, or a refund or chargeback with a negative amount. */
const paymentEntrySchema = v.object({
  id: idSchema,
  kind: v.picklist(paymentEntryKinds),
  /** `null` when it was deleted: the law demands that the money stays in the ledger. */
  submission: v.nullable(
    v.object({
      id: idSchema,
      /** Its number; `null` until it is completed. */
      title: v.nullable(v.string()),
    }),
  ),
  form: v.object({ id: idSchema, name: v.string() }),
  /** `name` is the id of a provider that was deleted. */
  provider: v.object({ id: v.string(), name: v.string() }),
  /** In the provider's own words; `null` until it reports one. */
  method: v.nullable(v.string()),
  amount_cents: v.number(),
  /** The VAT in a payment for each rate: the rate in percent, the amount in cents; none for refunds. */
  vat: v.array(v.object({ rate: v.number(), amount: v.number() })),
  /** An ISO 4217 code. */
  currency: v.string(),
  state: v.picklist(paymentEntryStates),
  /** What the provider calls it; `null` before it knows it. */
  reference: v.nullable(v.string()),
  /** When it began. */
  created_at: instantSchema,
  /** When the money came or went; `null` until then. */
  settled_at: v.nullable(instantSchema),
});
export type PaymentEntry = v.InferOutput<typeof paymentEntrySchema>;

/** What came in and went out through one provider. */
const providerTotalSchema = v.object({
  provider: v.object({ id: v.string(), name: v.string() }),
  /** How many payments were paid. */
  paid_count: v.number(),
  paid_cents: v.number(),
  refunded_count: v.number(),
  /** What was refunded and charged back: negative, or zero. */
  refunded_cents: v.number(),
});
export type ProviderTotal = v.InferOutput<typeof providerTotalSchema>;

/** The payments or refunds with one state. */
const stateTotalSchema = v.object({
  kind: v.picklist(paymentEntryKinds),
  state: v.picklist(paymentEntryStates),
  count: v.number(),
  amount_cents: v.number(),
});
export type StateTotal = v.InferOutput<typeof stateTotalSchema>;

const { page, limit, sort } = listQuery({ filters: [], sorts: ['at'] }).entries;

/** A day in Europe/Amsterdam. */
const day = daySchema;

const access = privateAccess('payment-list');

/** The payments of one day, for reconciliation with the bank and the provider. */
export const paymentDaysContract = {
  listPaymentsOfDay: endpoint({
    method: 'GET',
    path: '/v0/payments',
    summary:
      'Lists the payments and refunds of a day, with totals, over all forms that the user may see. A payment belongs to the day on which it was paid, else on which it began. Tests are left out.',
    access,
    query: v.object({ day, page, limit, sort }),
    status: 200,
    answer: v.object({
      data: v.array(paymentEntrySchema),
      meta: v.object({
        ...listMetaSchema.entries,
        providers: v.array(providerTotalSchema),
        states: v.array(stateTotalSchema),
      }),
    }),
    errors: [],
  }),
  exportPaymentsOfDay: endpoint({
    method: 'GET',
    path: '/v0/payments/file',
    summary: 'The payments and refunds of a day as CSV.',
    access,
    query: v.object({ day }),
    status: 200,
    answer: fileContentSchema,
    errors: [],
  }),
} as const;
