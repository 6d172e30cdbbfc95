import * as v from 'valibot';
import type { MollieOrder } from './simulated-payment.ts';

const address = v.pipe(v.string(), v.url());

const decimals = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));
const money = v.object({ currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), value: decimals });

const lineSchema = v.object({
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  unitPrice: money,
  totalAmount: money,
  vatRate: v.optional(decimals),
  vatAmount: v.optional(money),
});

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
  lines: v.optional(v.array(lineSchema)),
});

type ParsedOrder = v.InferOutput<typeof orderSchema>;

const centsOf = ({ value }: { readonly value: string }): number => Math.round(Number(value) * 100);

/** Mollie refuses lines that are not together the amount, and VAT that does not follow from its rate. */
function areLinesRight({ amount, lines }: ParsedOrder): boolean {
  if (lines === undefined) return true;
  const isVatRight = lines.every(({ totalAmount, vatRate, vatAmount }) => {
    if (vatRate === undefined || vatAmount === undefined) return vatRate === vatAmount;
    const rate = Number(vatRate);
    return centsOf(vatAmount) === Math.round((centsOf(totalAmount) * rate) / (100 + rate));
  });
  const total = lines.reduce((sum, { totalAmount }) => sum + centsOf(totalAmount), 0);
  return isVatRight && total === centsOf(amount);
}

/** The order, or the first field that Mollie would refuse. */
export function parseOrder(
  body: unknown,
): { readonly order: MollieOrder } | { readonly field: string } {
  const parsed = v.safeParse(orderSchema, body);
  if (parsed.success)
    return areLinesRight(parsed.output) ? { order: parsed.output } : { field: 'lines' };
  return { field: v.getDotPath(parsed.issues[0]) ?? 'body' };
}
