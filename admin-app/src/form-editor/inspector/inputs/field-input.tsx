import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';
import { acceptedBy, useOtherFields } from './other-fields.ts';

/** Another field of the version, with an answer that the setting can work with. */
export function FieldInput(props: SettingInputProps) {
  const { part, field, label, help, value, error, isReadOnly, change } = props;
  const { t } = useLingui();
  const chosen = typeof value === 'string' ? value : null;
  const others = useOtherFields(field.id, acceptedBy(part), chosen === null ? [] : [chosen]);
  return (
    <Select
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      clearable
      searchable
      nothingFoundMessage={t`Geen vraag die hier past`}
      data={others}
      value={chosen}
      onChange={change}
    />
  );
}
