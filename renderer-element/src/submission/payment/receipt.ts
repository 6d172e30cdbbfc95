import type { OwnPayment } from '@form-builder/core/contract/visitor/payments.ts';
import { formatWithVat } from '@form-builder/core/field-types/payment/payment-vat.ts';
import { formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { formatLongMoment } from '../../i18n/format-time.ts';

/** Loads the amount and the time of payment; nothing for a form without an amount due. */
export function receiptOf(
  { amount, currency, paid_at: paidAt, vat }: OwnPayment,
  context: FormatContext,
): string | undefined {
  if (paidAt === null) return undefined;
  const { translate, locale } = context;
  return translate('form.payment.receipt', {
    amount: formatWithVat(formatCurrency(amount / 100, locale, { currency }), vat, context),
    moment: formatLongMoment(Date.parse(paidAt), locale),
  });
}
