import { isClaimName } from '@form-builder/core/form/variables/claim-names.ts';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import type { SourceInputProps } from '../source-input.ts';

/** The name of an external value. */
export function ClaimNameInput({ value, isReadOnly, change }: SourceInputProps) {
  const { t } = useLingui();
  const name = asText(value);
  return (
    <TextInput
      label={t`Naam van de waarde`}
      description={t`Letters, cijfers, punten en streepjes; het eerste teken is een letter.`}
      error={name !== '' && !isClaimName(name) && t`Deze naam kan niet. Kies een andere naam.`}
      maxLength={64}
      readOnly={isReadOnly}
      value={name}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
