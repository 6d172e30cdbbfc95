import {
  paymentEntryKinds,
  paymentEntryStates,
  type PaymentEntry,
  type ProviderTotal,
  type StateTotal,
} from '@form-builder/core/contract/staff/submissions/payment-days.ts';
import { vatOfLines } from '@form-builder/core/field-types/payment/payment-vat.ts';
import { isoInstant, isoInstantOrNull } from '../../platform/http/responses/iso-instant.ts';
import type { EntryRow, TotalRow } from './payment-days-queries.ts';

/** A line of the day as staff see it. */
export const presentEntry = (row: EntryRow): PaymentEntry => ({
  id: row.id,
  kind: row.kind,
  submission:
    row.submission_id === null ? null : { id: row.submission_id, title: row.submission_title },
  form: { id: row.form_id, name: row.form_name },
  provider: { id: row.provider_id, name: row.provider_name },
  method: row.method,
  amount_cents: row.amount_cents,
  vat: [...vatOfLines(row.lines ?? [])],
  currency: row.currency,
  state: row.state,
  reference: row.reference,
  created_at: isoInstant(row.created_at),
  settled_at: isoInstantOrNull(row.settled_at),
});

/** What came in and went out, per provider. */
export function presentProviders(rows: readonly TotalRow[]): ProviderTotal[] {
  const names = new Map(rows.map((row) => [row.provider_id, row.provider_name]));
  return [...names].map(([id, name]) => {
    const own = rows.filter((row) => row.provider_id === id);
    const paid = sumOf(own.filter(({ state }) => state === 'paid'));
    const refunded = sumOf(
      own.filter(({ kind, state }) => state === 'refunded' || kind === 'chargeback'),
    );
    return {
      provider: { id, name },
      paid_count: paid.count,
      paid_cents: paid.amount_cents,
      refunded_count: refunded.count,
      refunded_cents: refunded.amount_cents,
    };
  });
}

/** The payments and refunds per state, in the order of the states. */
export function presentStates(rows: readonly TotalRow[]): StateTotal[] {
  return paymentEntryKinds.flatMap((kind) =>
    paymentEntryStates.flatMap((state) => {
      const own = rows.filter((row) => row.kind === kind && row.state === state);
      return own.length === 0 ? [] : [{ kind, state, ...sumOf(own) }];
    }),
  );
}

const sumOf = (rows: readonly TotalRow[]) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  amount_cents: rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
});
