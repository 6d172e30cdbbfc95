import * as v from 'valibot';
import type { ProviderRefund } from '../payment-provider.ts';
import { ProviderError } from '../../provider-error.ts';

/** Maps Mollie's states of a refund to ours; an unknown state counts as pending. */
const states: Readonly<Record<string, ProviderRefund['state']>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'cancelled',
};

const refundSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^re_\w{1,60}$/)),
  status: v.string(),
  amount: v.object({ value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)) }),
  // Anything is possible here for a refund that was made in Mollie's own dashboard.
  metadata: v.optional(v.unknown()),
});

const listSchema = v.object({ _embedded: v.object({ refunds: v.array(refundSchema) }) });

const metadataSchema = v.object({ reference: v.string() });

/** Reads a refund of Mollie; throws a ProviderError when it is not as documented. */
export function toRefund(answer: unknown): ProviderRefund {
  const parsed = v.safeParse(refundSchema, answer);
  if (!parsed.success) throw new ProviderError('bad_answer');
  const { id, status, amount, metadata } = parsed.output;
  const own = v.safeParse(metadataSchema, metadata);
  return {
    id,
    state: Object.hasOwn(states, status) ? (states[status] ?? 'pending') : 'pending',
    amountCents: Number(amount.value.replace('.', '')),
    reference: own.success ? own.output.reference : null,
  };
}

/** Reads a list of refunds of Mollie. */
export function toRefunds(answer: unknown): readonly ProviderRefund[] {
  const parsed = v.safeParse(listSchema, answer);
  if (!parsed.success) throw new ProviderError('bad_answer');
  return parsed.output._embedded.refunds.map(toRefund);
}
