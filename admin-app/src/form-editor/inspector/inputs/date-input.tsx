import { TextInput } from '@mantine/core';
import type { SettingInputProps, SettingInputView } from '../setting-input.ts';
import { asText } from './text-inputs.tsx';

/** A day, stored as `YYYY-MM-DD`. */
export const DateInput: SettingInputView = (props) => <CalendarInput {...props} type="date" />;

/** A time of day, stored as `HH:mm`. */
export const TimeInput: SettingInputView = (props) => <CalendarInput {...props} type="time" />;

/** A day with a time, stored as `YYYY-MM-DD HH:mm`; the browser writes a T between them. */
export const MomentInput: SettingInputView = (props) => (
  <CalendarInput
    {...props}
    type="datetime-local"
    value={asText(props.value).replace(' ', 'T')}
    change={(moment) => props.change(asText(moment).replace('T', ' '))}
  />
);

function CalendarInput({
  type,
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps & { type: 'date' | 'time' | 'datetime-local' }) {
  return (
    <TextInput
      type={type}
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
