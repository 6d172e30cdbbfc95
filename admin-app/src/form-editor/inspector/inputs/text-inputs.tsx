import { Textarea, TextInput } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';

/** One line of text. */
export function ShortTextInput({
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps) {
  return (
    <TextInput
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** Text of several lines; the box grows with it. */
export function LongTextInput({
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps) {
  return (
    <Textarea
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      autosize
      minRows={2}
      maxRows={10}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** Returns the text of a stored value; empty for a value that is no text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
