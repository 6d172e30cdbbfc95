import { MultiSelect, Select } from '@mantine/core';
import type { SettingInputProps } from '../../setting-input.ts';

/** One of the field's own options. */
export function OptionInput({
  field,
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps) {
  return (
    <Select
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      clearable
      data={optionsOf(field)}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  );
}

/** Any of the field's own options. */
export function OptionListInput({
  field,
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps) {
  return (
    <MultiSelect
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      clearable
      data={optionsOf(field)}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={change}
    />
  );
}

function optionsOf({ options }: SettingInputProps['field']) {
  return (options ?? []).map(({ id, label }) => ({ value: id, label: label || '…' }));
}
