import { emptyText } from '../../formats/empty-text.ts';
import { formatCurrency } from '../../formats/format-currency.ts';
import { memberOf, numberIn, present, recordOf, textIn } from '../base/answer-record.ts';
import type { FieldProperties } from '../field-properties.ts';
import type { InputDefinition, ShortIdOf } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
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
}

export interface PaymentSettings {
  readonly integration_id?: string;
  /** Where the amount comes from: `amount`, `formula` or the field `amount_property_id`. */
  readonly amount_type?: 'fixed' | 'formula' | 'field';
  /** In whole units of the currency. */
  readonly amount?: number;
  readonly formula?: string;
  readonly amount_property_id?: string;
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
    'width',
    ...stateSettings,
    ...messageSettings,
  ],
  parse: parsePayment,
  format: (value, _field, { locale }) => {
    if (value === null) return emptyText;
    if (typeof value === 'number') return formatCurrency(value, locale);
    return formatCurrency(value.amount / 100, locale, { currency: value.currency });
  },
};

function amountFormula(
  {
    custom_properties: settings = {},
  }: FieldProperties<'payment', PaymentSettings, PaymentAnswer | number>,
  shortIdOf: ShortIdOf,
): string {
  const {
    amount_type: from = 'fixed',
    amount,
    formula = '',
    amount_property_id: id = '',
  } = settings;
  if (from === 'formula') return formula;
  if (from === 'fixed') return amount === undefined ? '' : String(amount);
  const shortId = shortIdOf(id);
  return shortId === undefined ? '' : `{${shortId}}`;
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
  const optional = present({ paid_at: textIn(record, 'paid_at', 30) });
  return { transaction_id, amount, currency, status, ...optional };
}
