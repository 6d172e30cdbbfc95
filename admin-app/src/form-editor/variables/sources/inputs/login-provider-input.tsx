import { fieldsWithLogin } from '../../fields-for-sources.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useEditedVersion } from '../../../editor/editor-context.ts';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import type { SourceInputProps } from '../source-input.ts';

/** Chooses the provider of one of the login fields of the form, by the field. */
export function LoginProviderInput({ value, isReadOnly, change }: SourceInputProps) {
  const { t } = useLingui();
  const providers = fieldsWithLogin(useEditedVersion().pages);
  const stored = asText(value);
  const isLost = stored !== '' && !providers.some(({ provider }) => provider === stored);
  return (
    <Select
      label={t`Inlogveld`}
      description={
        providers.length === 0 && t`Voeg eerst een veld “Inloggen” toe en kies daar een aanbieder.`
      }
      error={isLost && t`Geen inlogveld gebruikt deze aanbieder nog.`}
      placeholder={t`Kies een veld`}
      readOnly={isReadOnly}
      allowDeselect={false}
      data={providers.map(({ provider, label }) => ({ value: provider, label }))}
      value={stored || null}
      onChange={change}
    />
  );
}
