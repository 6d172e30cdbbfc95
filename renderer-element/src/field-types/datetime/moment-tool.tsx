import { dateRange } from '@form-builder/core/field-types/date/plain-date.ts';
import { formatDate } from '@form-builder/core/formats/dates/format-date.ts';
import { dayIn, isMoment, joinMoment } from '@form-builder/core/formats/dates/moment.ts';
import { DatePicker } from '../../calendar/date-picker.tsx';
import type { FieldViewProps } from '../../state/fields/field-view.ts';
import { useFieldContext } from '../../state/fields/field-context.tsx';

/** The calendar for the day of a date and time; it keeps the time. */
export function MomentTool(props: FieldViewProps<'datetime'>) {
  const { cell, field, value, ids, change, leave } = props;
  const { session } = useFieldContext();
  const settings = field.custom_properties ?? {};
  const today = session.clock.today();
  const day = value === null ? undefined : dayIn(value);
  const time = value !== null && isMoment(value) ? value.slice(11) : '';
  return (
    <DatePicker
      day={day}
      today={today}
      shown={day === undefined ? '' : formatDate(day, settings.mask)}
      range={dateRange({ ...settings, min: dayOf(settings.min), max: dayOf(settings.max) }, today)}
      isEnabled={cell.enabled}
      labelId={ids.label}
      onChoose={(chosen) => {
        change(joinMoment(chosen, time));
        leave();
      }}
    />
  );
}

const dayOf = (moment: string | undefined): string => (moment && dayIn(moment)) ?? '';
