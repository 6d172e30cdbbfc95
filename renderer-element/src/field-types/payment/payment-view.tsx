import { paymentDefinition } from '@form-builder/core/field-types/payment/payment.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps, SubmitLabelProps } from '../../state/fields/field-view.ts';
import { useFieldContext } from '../../state/fields/field-context.tsx';
import { renderError, renderHint } from '../frame/field-parts.tsx';
import { useAmountDue } from './amount-due.ts';

/** Shows the amount due, computed by the form; the visitor pays after submitting. */
export const paymentView: FieldView<'payment'> = {
  definition: paymentDefinition,
  // A price is not a question: neither required nor optional.
  frame: () => 'none',
  Control(props) {
    const { field, ids, describedBy } = props;
    const text = useText();
    return (
      <fieldset className="fieldset" aria-describedby={describedBy}>
        <legend className="label" id={ids.label} part="label">
          {field.label}
        </legend>
        {renderHint(props)}
        {renderError(props, text)}
        <Amount {...props} />
      </fieldset>
    );
  },
  isPaid: true,
  SubmitLabel({ session, fallback }: SubmitLabelProps) {
    const { translate } = useText();
    return useAmountDue(session) > 0 ? translate('form.payment.submit') : fallback;
  },
};

function Amount({ field, value, ids, describedBy }: FieldViewProps<'payment'>) {
  const text = useText();
  const { session } = useFieldContext();
  const { translate } = text;
  const amount = typeof value === 'number' ? value : value === null ? null : value.amount / 100;
  if (amount === null) return <p id={ids.control}>{translate('form.payment.due_unknown')}</p>;
  if (amount <= 0) return <p id={ids.control}>{translate('form.payment.nothing_due')}</p>;
  const answerOf = (id: string) => session.findCell(id)?.value ?? null;
  const last = session.pages.findLast(({ visible }) => visible)?.page;
  const button = last?.submit_button_label || translate('form.payment.submit');
  return (
    <div className="payment">
      <p className="payment-due">
        <span>{translate('form.payment.due')}</span>{' '}
        <output className="payment-amount" id={ids.control} aria-describedby={describedBy}>
          {paymentDefinition.format(value, field, text, answerOf)}
        </output>
      </p>
      <p className="payment-later">{translate('form.payment.later', { button })}</p>
    </div>
  );
}
