import { Select } from '@mantine/core';
import { locatedFields } from '../../document/place.ts';
import { useEditedVersion } from '../../editor/editor-context.ts';
import type { SettingInputProps } from '../setting-input.ts';

/** Another field of the version. */
export function FieldInput(props: SettingInputProps) {
  const { field, label, help, value, error, isReadOnly, change } = props;
  const others = useOtherFields(field.id);
  return (
    <Select
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      clearable
      searchable
      data={others}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  );
}

/** Returns every other field by its label, to choose from. */
export function useOtherFields(fieldId: string): { value: string; label: string }[] {
  const { pages } = useEditedVersion();
  return [...locatedFields(pages)]
    .filter(({ field }) => field.id !== fieldId)
    .map(({ field }) => ({ value: field.id, label: field.label || '…' }));
}
