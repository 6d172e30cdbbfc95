import * as v from 'valibot';
import type { MollieOrder } from './simulated-payment.ts';

const address = v.pipe(v.string(), v.url());

const orderSchema = v.object({
  amount: v.object({
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    value: v.pipe(
      v.string(),
      v.regex(/^\d+\.\d{2}$/),
      v.check((value) => Number(value) > 0),
    ),
  }),
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  redirectUrl: address,
  cancelUrl: v.optional(address),
  webhookUrl: v.optional(address),
  metadata: v.optional(v.unknown()),
});

/** The order, or the first field that Mollie would refuse. */
export function parseOrder(
  body: unknown,
): { readonly order: MollieOrder } | { readonly field: string } {
  const parsed = v.safeParse(orderSchema, body);
  if (parsed.success) return { order: parsed.output };
  return { field: v.getDotPath(parsed.issues[0]) ?? 'body' };
}
