import { loginClaims } from '@form-builder/core/form/variables/variable-sources.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@mantine/core';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import type { SourceInputProps } from '../source-input.ts';

const claimNames: Readonly<Record<(typeof loginClaims)[number], MessageDescriptor>> = {
  name: msg`Naam`,
  identifier: msg`BSN of KVK-nummer`,
  rsin: msg`RSIN van het bedrijf`,
  acting_name: msg`Naam van de gemachtigde`,
  acting_identifier: msg`BSN of KVK-nummer van de gemachtigde`,
  acting_person: msg`Medewerker van de gemachtigde`,
  mandate: msg`Dienst van de machtiging`,
};

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
          ...loginClaims.map((claim) => ({ value: claim, label: i18n._(claimNames[claim]) })),
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
