import { formatCurrency } from '../../formats/format-currency.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { VatRate } from '../settings/vat-rates.ts';

/** The VAT within an amount at one rate: `rate` in percent, `amount` in cents. */
export interface VatAmount {
  readonly rate: number;
  readonly amount: number;
}

/** The price of one option of a question, with VAT. */
export interface OptionPrice {
  readonly option_id: string;
  /** In whole units of the currency, at most two decimals. */
  readonly amount: number;
  readonly vat_rate: VatRate;
}

/** A part of what is paid, in cents with VAT. */
export interface PaymentLine {
  /** The option that it is the price of; `null` for a price that is not made of options. */
  readonly optionId: string | null;
  readonly amount: number;
  readonly vat: VatAmount | null;
}

/** What decides about VAT: a part of a payment's settings. */
export interface VatSettings {
  readonly amount_type?: string;
  readonly vat_rate?: VatRate;
  readonly option_prices?: readonly OptionPrice[];
}

/** Whole cents, rounded half up; moving the decimal point is exact in decimals. */
export function toCents(amount: number): number {
  return Math.round(Number(`${amount.toFixed(6)}e2`));
}

/**
 * The parts of an amount. `chosen` is the answer of the question whose options have prices; without it, or when the
 * prices do not add up to the amount, a price by options has no parts.
 */
export function paymentLinesOf(
  { amount_type: type, vat_rate: rate = 'none', option_prices: prices = [] }: VatSettings,
  cents: number,
  chosen: unknown,
): readonly PaymentLine[] {
  if (cents <= 0) return [];
  if (type !== 'options') return [{ optionId: null, amount: cents, vat: vatWithin(cents, rate) }];
  const ids = new Set([chosen].flat());
  const lines = prices
    .filter(({ option_id: id, amount }) => ids.has(id) && amount > 0)
    .map(({ option_id: optionId, amount, vat_rate: own }) => ({
      optionId,
      amount: toCents(amount),
      vat: vatWithin(toCents(amount), own),
    }));
  return lines.reduce((sum, { amount }) => sum + amount, 0) === cents ? lines : [];
}

/** The VAT of all lines, one amount for each rate, lowest rate first; it is rounded per line, as on a receipt. */
export function vatOfLines(lines: readonly PaymentLine[]): readonly VatAmount[] {
  const byRate = new Map<number, number>();
  for (const { vat } of lines)
    if (vat !== null) byRate.set(vat.rate, (byRate.get(vat.rate) ?? 0) + vat.amount);
  return [...byRate]
    .map(([rate, amount]) => ({ rate, amount }))
    .toSorted((a, b) => a.rate - b.rate);
}

function vatWithin(cents: number, rate: VatRate): VatAmount | null {
  if (rate === 'none') return null;
  const percent = Number(rate);
  return { rate: percent, amount: Math.round((cents * percent) / (100 + percent)) };
}

/** An amount and the VAT in it, such as `€ 24,70 (waarvan 21% btw: € 4,29)`. */
export function formatWithVat(
  amount: string,
  vat: readonly VatAmount[],
  { locale, translate }: FormatContext,
): string {
  if (vat.length === 0) return amount;
  const parts = vat.map((one) =>
    translate('form.payment.vat', {
      rate: String(one.rate),
      amount: formatCurrency(one.amount / 100, locale),
    }),
  );
  return translate('form.payment.with_vat', { amount, vat: parts.join(', ') });
}
