import { emptyText } from '../../formats/empty-text.ts';
import { formatCurrency } from '../../formats/format-currency.ts';
import { memberOf, numberIn, present, recordOf, textIn } from '../base/answer-record.ts';
import type { FieldProperties } from '../field-properties.ts';
import type { InputDefinition, ShortIdOf } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
import {
  formatWithVat,
  paymentLinesOf,
  toCents,
  vatOfLines,
  type OptionPrice,
  type VatAmount,
} from './payment-vat.ts';
import { vatRates, type VatRate } from '../settings/vat-rates.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';

/** What can become of a payment. */
export const paymentStatuses = [
  'open',
  'pending',
  'paid',
  'cancelled',
  'expired',
  'failed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A transaction; the amount is in cents. */
export interface PaymentAnswer {
  readonly transaction_id: string;
  readonly amount: number;
  /** Of ISO 4217, such as EUR. */
  readonly currency: string;
  readonly status: PaymentStatus;
  /** When it was paid, as an ISO instant; absent in older submissions. */
  readonly paid_at?: string;
  /** The VAT in it, for each rate; absent without VAT and in older submissions. */
  readonly vat?: readonly VatAmount[];
}

export interface PaymentSettings {
  readonly integration_id?: string;
  /**
   * Where the amount comes from: `amount`, `formula`, the field `amount_property_id`, or the options that were
   * chosen in that field.
   */
  readonly amount_type?: 'fixed' | 'formula' | 'field' | 'options';
  /** In whole units of the currency. */
  readonly amount?: number;
  readonly formula?: string;
  readonly amount_property_id?: string;
  readonly option_prices?: readonly OptionPrice[];
  /** The VAT in an amount that is not made of options. */
  readonly vat_rate?: VatRate;
}

/**
 * A payment. Before it the answer is the amount due, in whole units of the currency, which
 * the form calculates. The provider, never the visitor, determines what was paid.
 */
export const paymentDefinition: InputDefinition<
  'payment',
  PaymentSettings,
  PaymentAnswer | number
> = {
  ...recordInput,
  type: 'payment',
  feature: 'payments',
  loading: 'services',
  group: 'integration',
  insertable: false,
  provenBy: 'payment',
  computation: { formulaOf: amountFormula, result: 'any' },
  missing: () => undefined,
  settings: [
    ...questionSettings,
    'integration_id',
    'amount_type',
    'amount',
    'amount_formula',
    'amount_property_id',
    'option_prices',
    'vat_rate',
    'width',
    ...stateSettings,
    ...messageSettings,
  ],
  parse: parsePayment,
  format: (value, field, context, answerOf) => {
    if (value === null) return emptyText;
    const { locale } = context;
    if (typeof value === 'number')
      return formatWithVat(formatCurrency(value, locale), vatDue(value, field, answerOf), context);
    const paid = formatCurrency(value.amount / 100, locale, { currency: value.currency });
    return formatWithVat(paid, value.vat ?? [], context);
  },
};

type PaymentField = FieldProperties<'payment', PaymentSettings, PaymentAnswer | number>;

/** The VAT in the amount due. */
function vatDue(
  amount: number,
  { custom_properties: settings = {} }: PaymentField,
  answerOf?: (fieldId: string) => unknown,
): readonly VatAmount[] {
  const chosen = answerOf?.(settings.amount_property_id ?? '');
  return vatOfLines(paymentLinesOf(settings, toCents(amount), chosen));
}

function amountFormula(
  { custom_properties: settings = {} }: PaymentField,
  shortIdOf: ShortIdOf,
): string {
  const { amount_type: from = 'fixed', amount, formula = '' } = settings;
  if (from === 'formula') return formula;
  if (from === 'fixed') return amount === undefined ? '' : String(amount);
  const shortId = shortIdOf(settings.amount_property_id ?? '');
  if (shortId === undefined) return '';
  return from === 'field' ? `{${shortId}}` : sumOfOptions(shortId, settings.option_prices ?? []);
}

/** Adds up the prices of the chosen options: `IF(HAS({zone}; "a"); 12.5; 0) + …`. */
function sumOfOptions(shortId: string, prices: readonly OptionPrice[]): string {
  return prices
    .map(({ option_id: id, amount }) => `IF(HAS({${shortId}}; "${id}"); ${String(amount)}; 0)`)
    .join(' + ');
}

function parsePayment(input: unknown): PaymentAnswer | number | null | undefined {
  if (input === null) return null;
  if (typeof input === 'number') return Number.isFinite(input) ? input + 0 : undefined;
  const record = recordOf(input);
  if (!record) return undefined;
  const transaction_id = textIn(record, 'transaction_id', 200);
  const amount = numberIn(record, 'amount', [0, Number.MAX_SAFE_INTEGER]);
  const currency = textIn(record, 'currency', 3);
  const status = paymentStatuses.find((known) => known === memberOf(record, 'status'));
  const isMoney = Number.isInteger(amount) && /^[A-Z]{3}$/.test(currency ?? '');
  if (!transaction_id || amount === undefined || !currency || !status || !isMoney) return undefined;
  const optional = present({
    paid_at: textIn(record, 'paid_at', 30),
    vat: parseVat(memberOf(record, 'vat')),
  });
  return { transaction_id, amount, currency, status, ...optional };
}

function parseVat(input: unknown): readonly VatAmount[] | undefined {
  if (!Array.isArray(input)) return undefined;
  const vat = input.slice(0, vatRates.length).flatMap((one: unknown) => {
    const record = recordOf(one);
    const rate = record && numberIn(record, 'rate', [0, 100]);
    const amount = record && numberIn(record, 'amount', [0, Number.MAX_SAFE_INTEGER]);
    return rate === undefined || amount === undefined ? [] : [{ rate, amount }];
  });
  return vat.length === 0 ? undefined : vat;
}
