import { paymentDefinition } from '@form-builder/core/field-types/payment/payment.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/field-view.ts';

/** The amount due, computed by the form; the visitor pays after submitting. */
export const paymentView: FieldView<'payment'> = {
  definition: paymentDefinition,
  frame: () => 'legend',
  Control: PaymentControl,
};

function PaymentControl({ field, value, ids, describedBy }: FieldViewProps<'payment'>) {
  const text = useText();
  const { translate } = text;
  const amount = typeof value === 'number' ? value : value === null ? null : value.amount / 100;
  if (amount === null) return <p id={ids.control}>{translate('visit.payment.due_unknown')}</p>;
  if (amount <= 0) return <p id={ids.control}>{translate('visit.payment.nothing_due')}</p>;
  return (
    <div className="payment">
      <p className="payment-due">
        <span>{translate('visit.payment.due')}</span>{' '}
        <output className="payment-amount" id={ids.control} aria-describedby={describedBy}>
          {paymentDefinition.format(value, field, text)}
        </output>
      </p>
      <p className="payment-later">{translate('visit.payment.later')}</p>
    </div>
  );
}
