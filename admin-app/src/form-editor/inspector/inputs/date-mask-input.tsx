import { Select } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';
import { asText } from './text-inputs.tsx';

const masks = ['DD-MM-YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'MM/DD/YYYY'] as const;

/** Chooses the format of a date; a stored custom mask remains an option. */
export function DateMaskInput({
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps) {
  const stored = asText(value);
  const known: readonly string[] = masks;
  return (
    <Select
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      allowDeselect={false}
      data={stored === '' || known.includes(stored) ? [...masks] : [...masks, stored]}
      value={stored || masks[0]}
      onChange={(mask) => change(mask === masks[0] ? undefined : mask)}
    />
  );
}
