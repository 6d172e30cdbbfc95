import { knownFileTypes } from '@form-builder/core/field-types/uploads/file-type-catalogue.ts';
import { MultiSelect } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';

/** Kinds of file, by name and extension; kinds with the same type are one choice. */
const fileTypeChoices = [...new Set(knownFileTypes.map(({ type }) => type))].map((type) => {
  const kinds = knownFileTypes.filter((known) => known.type === type);
  const extensions = kinds.map(({ extension }) => `.${extension}`).join(', ');
  return { value: type, label: `${kinds[0]?.name ?? type} (${extensions})` };
});

/** Chooses the kinds of file that a field accepts. */
export function MimeTypesInput(props: SettingInputProps) {
  const { label, help, value, error, isReadOnly, change } = props;
  return (
    <MultiSelect
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      clearable
      searchable
      data={fileTypeChoices}
      value={asTexts(value)}
      onChange={change}
    />
  );
}

const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
