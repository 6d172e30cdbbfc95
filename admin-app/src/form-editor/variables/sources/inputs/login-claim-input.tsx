import { loginClaims } from '@form-builder/core/form/variables/variable-sources.ts';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@mantine/core';
import { loginClaimNames } from '../../../../languages/login-claim-names.ts';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import type { SourceInputProps } from '../source-input.ts';

/** Chooses a claim of the login: one that every login has, or another by its name. */
export function LoginClaimInput({ value, isReadOnly, change }: SourceInputProps) {
  const { t, i18n } = useLingui();
  const known = loginClaims.find((claim) => claim === value);
  return (
    <>
      <Select
        label={t`Gegeven`}
        readOnly={isReadOnly}
        allowDeselect={false}
        data={[
          ...loginClaims.map((claim) => ({ value: claim, label: i18n._(loginClaimNames[claim]) })),
          { value: '', label: t`Een ander gegeven` },
        ]}
        value={known ?? ''}
        onChange={change}
      />
      {known === undefined && (
        <TextInput
          label={t`Naam van het gegeven`}
          description={t`Zoals de aanbieder het noemt.`}
          maxLength={100}
          readOnly={isReadOnly}
          value={asText(value)}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    </>
  );
}
