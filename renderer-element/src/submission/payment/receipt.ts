import type { OwnPayment } from '@form-builder/core/contract/visitor/payments.ts';
import { formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { formatLongMoment } from '../../i18n/format-time.ts';

/** What was paid and when; nothing for a form that had nothing to pay after all. */
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
