import { numberDefinition } from '@form-builder/core/field-types/number/number.ts';
import { formatNumber, parseNumber } from '@form-builder/core/formats/format-number.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderTextControl } from '../controls/render-text-control.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';

/** A number, with the separators of the visitor's language. */
export const numberView: FieldView<'number'> = {
  definition: numberDefinition,
  frame: () => 'label',
  Control(props) {
    const { locale } = useText();
    const typed = useTypedText(props, {
      show: (value) => (typeof value === 'number' ? formatNumber(value, locale) : value),
      parse: (text) => readNumber(text, locale),
    });
    return renderTextControl({ ...props, ...typed, inputMode: 'decimal', size: 'medium' });
  },
};

function readNumber(text: string, locale: string): number | null | undefined {
  if (text.trim() === '') return null;
  const number = parseNumber(text, locale);
  return Number.isNaN(number) ? undefined : number;
}
