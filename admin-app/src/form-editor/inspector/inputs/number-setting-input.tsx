import { NumberInput } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';

/** A number; its limits come from the part's schema; a value outside them shows an error. */
export function NumberSettingInput({
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps) {
  return (
    <NumberInput
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      clampBehavior="none"
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={(entered) => change(entered === '' ? undefined : entered)}
    />
  );
}
