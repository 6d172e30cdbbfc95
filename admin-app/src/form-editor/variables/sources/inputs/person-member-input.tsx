import { personMemberNames } from '@form-builder/core/form/variables/person-members.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import { personMemberNamesInWords } from '../../../../languages/person-member-names.ts';
import type { SourceInputProps } from '../source-input.ts';

/** Chooses what the register of persons gives. */
export function PersonMemberInput({ value, isReadOnly, change }: SourceInputProps) {
  const { t, i18n } = useLingui();
  return (
    <Select
      label={t`Gegeven uit de BRP`}
      placeholder={t`Kies een gegeven`}
      readOnly={isReadOnly}
      allowDeselect={false}
      searchable
      data={personMemberNames.map((name) => ({
        value: name,
        label: i18n._(personMemberNamesInWords[name]),
      }))}
      value={asText(value) || null}
      onChange={change}
    />
  );
}
