import { currencyDefinition } from '@form-builder/core/field-types/currency/currency.ts';
import {
  currencySymbol,
  formatAmount,
  parseAmount,
} from '@form-builder/core/formats/format-currency.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderTextControl } from '../controls/render-text-control.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';

/** An amount of money, with the separators of the field or of the visitor's language. */
export const currencyView: FieldView<'currency'> = {
  definition: currencyDefinition,
  frame: () => 'label',
  Control(props) {
    const { locale } = useText();
    const style = props.field.custom_properties;
    const typed = useTypedText(props, {
      show: (value) => (typeof value === 'number' ? formatAmount(value, locale, style) : value),
      parse: (text) => readAmount(parseAmount(text, locale, style)),
    });
    const symbol = `symbol-${props.cell.key}`;
    return (
      <span className="amount">
        <span className="amount-symbol" id={symbol}>
          {currencySymbol(locale, style)}
        </span>
        {renderTextControl({
          ...props,
          ...typed,
          inputMode: 'decimal',
          size: 'medium',
          extraDescribedBy: symbol,
        })}
      </span>
    );
  },
};

/** Text that is no amount is kept, so that visitors can correct it. */
const readAmount = (amount: number | null) => (Number.isNaN(amount) ? undefined : amount);
