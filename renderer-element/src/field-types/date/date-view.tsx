import { dateDefinition } from '@form-builder/core/field-types/date/date.ts';
import { formatDate, parseDate } from '@form-builder/core/formats/format-date.ts';
import type { FieldView } from '../field-view.ts';
import { TextControl } from '../text-control.tsx';
import { useTyped } from '../use-typed.ts';
import { useText } from '../../text/text-context.tsx';

/** A date, typed: day, month, year, with whatever separator the visitor likes. */
export const dateView: FieldView<'date'> = {
  definition: dateDefinition,
  frame: () => 'label',
  Control(props) {
    const { translate } = useText();
    const mask = props.field.custom_properties?.mask;
    const typed = useTyped(props, {
      show: (value: string) => formatDate(value, mask),
      parse: (text) => (text.trim() === '' ? null : parseDate(text, mask)),
    });
    const example = `example-${props.cell.key}`;
    return (
      <>
        <p className="hint" id={example}>
          {translate('element.date_example', { example: formatDate('2026-12-31', mask) })}
        </p>
        <TextControl
          {...props}
          {...typed}
          inputMode="numeric"
          size="medium"
          describedByToo={example}
        />
      </>
    );
  },
};
