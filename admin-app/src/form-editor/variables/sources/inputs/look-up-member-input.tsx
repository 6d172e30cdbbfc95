import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import type { SourceInputProps } from '../source-input.ts';

/** Chooses a member of a looked-up value, with the names of mappings. */
export function LookUpMemberInput({ value, isReadOnly, change }: SourceInputProps) {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Onderdeel`}
      description={t`Zoals het register het noemt: street, entity.name.`}
      maxLength={100}
      readOnly={isReadOnly}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
