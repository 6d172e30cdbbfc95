import { dateRange } from '@form-builder/core/field-types/date/plain-date.ts';
import { parseDay } from '@form-builder/core/formats/dates/calendar.ts';
import { formatDate } from '@form-builder/core/formats/dates/format-date.ts';
import { DatePicker } from '../../calendar/date-picker.tsx';
import type { FieldViewProps } from '../../state/fields/field-view.ts';
import { useFieldContext } from '../../state/fields/field-context.tsx';

/** The calendar of a date input. */
export function DateTool({ cell, field, value, ids, change, leave }: FieldViewProps<'date'>) {
  const { session } = useFieldContext();
  const settings = field.custom_properties;
  const today = session.clock.today();
  const day = value !== null && parseDay(value) ? value : undefined;
  return (
    <DatePicker
      day={day}
      today={today}
      shown={day === undefined ? '' : formatDate(day, settings?.mask)}
      range={dateRange(settings, today)}
      isEnabled={cell.enabled}
      labelId={ids.label}
      onChoose={(chosen) => {
        change(chosen);
        leave();
      }}
    />
  );
}
