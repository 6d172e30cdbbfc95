import { ibanDefinition, writeIban } from '@form-builder/core/field-types/iban/iban.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderTextControl } from '../controls/render-text-control.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';

/** A bank account number, in groups of four after the visitor leaves the input. */
export const ibanView: FieldView<'iban'> = {
  definition: ibanDefinition,
  frame: () => 'label',
  Control(props) {
    const typed = useTypedText(props, {
      show: (value: string) => (looksLikeIban.test(value) ? writeIban(value) : value),
      parse: (text) => ibanDefinition.parse(text, props.field),
    });
    return renderTextControl({
      ...props,
      ...typed,
      size: 'long',
      autoComplete: 'off',
      spellCheck: false,
    });
  },
};

/** Grouped even with a wrong digit: groups are easier to compare with the card. */
const looksLikeIban = /^[a-z]{2}\d{2}[a-z\d ]+$/i;
