import { TextInput } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';
import { asText } from './text-inputs.tsx';

/** A day, stored as `YYYY-MM-DD`. */
export function DateInput({ label, help, value, error, isReadOnly, change }: SettingInputProps) {
  return (
    <TextInput
      type="date"
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
