import { plainDateDefinition } from '@form-builder/core/field-types/date/plain-date.ts';
import { formatDate, parseDate } from '@form-builder/core/formats/format-date.ts';
import type { FieldView } from '../../state/field-view.ts';
import { useFieldContext } from '../../state/field-context.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';

/** A typed date: day, month and year with any separator. */
export const dateView: FieldView<'date'> = {
  definition: plainDateDefinition,
  hasRareValidation: (field) => field.custom_properties?.date_validation !== undefined,
  frame: () => 'label',
  hint: (field, { translate }) => {
    const example = formatDate('2026-12-31', field.custom_properties?.mask);
    return translate('element.date_example', { example });
  },
  Control(props) {
    const mask = props.field.custom_properties?.mask;
    const typed = useTypedText(props, {
      show: (value: string) => formatDate(value, mask),
      parse: (text) => (text.trim() === '' ? null : parseDate(text, mask)),
    });
    const Tool = useFieldContext().views.date?.Tool;
    return (
      <>
        <TextControl {...props} {...typed} inputMode="numeric" size="medium" />
        {Tool && <Tool {...props} />}
      </>
    );
  },
};
