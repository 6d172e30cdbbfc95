import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { autocompletePurposes } from '../../../languages/autocomplete-purposes.ts';
import type { SettingInputProps } from '../setting-input.ts';

/** Chooses the personal detail that the field asks for. */
export function AutocompleteInput({
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps) {
  const { i18n, t } = useLingui();
  return (
    <Select
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      searchable
      clearable
      placeholder={t`Geen`}
      data={autocompletePurposes.map(([token, name]) => ({ value: token, label: i18n._(name) }))}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  );
}
