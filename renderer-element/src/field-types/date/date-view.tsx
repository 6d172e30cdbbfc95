import { exampleDay } from '@form-builder/core/field-types/date/example-day.ts';
import { dateRange, plainDateDefinition } from '@form-builder/core/field-types/date/plain-date.ts';
import { formatDate, parseDate } from '@form-builder/core/formats/dates/format-date.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderTextControl } from '../controls/render-text-control.tsx';
import { useTool } from '../controls/use-tool.ts';
import { useTypedText } from '../controls/use-typed-text.ts';

/** A typed date: day, month and year with any separator. */
export const dateView: FieldView<'date'> = {
  definition: plainDateDefinition,
  frame: () => 'label',
  hint(field, { translate }, { definition }, clock) {
    const settings = field.custom_properties;
    const { min, max } = dateRange(settings, clock.today());
    // An example can depend on today but not on an answer, so it is constant while the form is
    // filled in.
    const context = { clock, isRequired: false, matchesPattern: () => true, findField: noField };
    const takes = (day: string) =>
      definition.role !== 'input' ||
      definition.type !== 'date' ||
      definition.validate(day, field, context).length === 0;
    const example = exampleDay(field, clock.today(), takes, [min, max]);
    return translate('element.date_example', { example: formatDate(example, settings?.mask) });
  },
  Control(props) {
    const mask = props.field.custom_properties?.mask;
    const typed = useTypedText(props, {
      show: (value: string) => formatDate(value, mask),
      parse: (text) => (text.trim() === '' ? null : parseDate(text, mask)),
    });
    const Tool = useTool('date');
    return (
      <>
        {renderTextControl({ ...props, ...typed, inputMode: 'numeric', size: 'medium' })}
        {Tool && <Tool {...props} />}
      </>
    );
  },
};

const noField = () => undefined;
