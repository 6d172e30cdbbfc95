import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';

/** The tokens of the HTML autocomplete attribute that WCAG 1.3.5 requires, most used first. */
const purposes: readonly (readonly [token: string, label: MessageDescriptor])[] = [
  ['name', msg`Naam`],
  ['given-name', msg`Voornaam`],
  ['additional-name', msg`Tussenvoegsel`],
  ['family-name', msg`Achternaam`],
  ['email', msg`E-mailadres`],
  ['tel', msg`Telefoonnummer`],
  ['street-address', msg`Straat en huisnummer`],
  ['postal-code', msg`Postcode`],
  ['address-level2', msg`Woonplaats`],
  ['country-name', msg`Land`],
  ['bday', msg`Geboortedatum`],
  ['organization', msg`Organisatie`],
  ['organization-title', msg`Functie`],
  ['url', msg`Website`],
  ['off', msg`Nooit aanvullen`],
];

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
      data={purposes.map(([token, name]) => ({ value: token, label: i18n._(name) }))}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  );
}
