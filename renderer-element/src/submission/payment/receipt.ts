import type { OwnPayment } from '@form-builder/core/contract/visitor/payments.ts';
import { formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { formatLongMoment } from '../../i18n/format-time.ts';

/** Loads the amount and the time of payment; nothing for a form without an amount due. */
export function receiptOf(
  { amount, currency, paid_at: paidAt }: OwnPayment,
  { translate, locale }: FormatContext,
): string | undefined {
  if (paidAt === null) return undefined;
  return translate('form.payment.receipt', {
    amount: formatCurrency(amount / 100, locale, { currency }),
    moment: formatLongMoment(Date.parse(paidAt), locale),
  });
}
