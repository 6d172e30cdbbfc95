import type { CoSignatureLogin } from '@form-builder/core/version-settings/co-signature/co-signature-login.ts';
import { assuranceLevels } from '@form-builder/core/field-types/settings/assurance-level.ts';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { loginProvidersQuery } from '../../../providers/providers-query.ts';
import { choiceLabel } from '../choice-label.ts';

interface LoginsInputProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly value: readonly CoSignatureLogin[];
  readonly isReadOnly: boolean;
  readonly change: (value: readonly CoSignatureLogin[]) => void;
}

/**
 * Edits the logins from which a person chooses: providers of the organisation, each with a minimum
 * level.
 */
export function LoginsInput({ label, help, value, isReadOnly, change }: LoginsInputProps) {
  const { t, i18n } = useLingui();
  const { data: providers = [] } = useQuery(loginProvidersQuery);
  const nameOf = (id: string) => providers.find((one) => one.id === id)?.name ?? id;
  const chosen = value.map(({ provider }) => provider);
  const offered = [...new Set([...providers.map(({ id }) => id), ...chosen])];
  const choose = (ids: readonly string[]) =>
    change(ids.map((provider) => value.find((one) => one.provider === provider) ?? { provider }));
  return (
    <Stack gap="sm">
      <MultiSelect
        label={label}
        description={help}
        readOnly={isReadOnly}
        nothingFoundMessage={t`Er zijn nog geen inlogmiddelen ingesteld.`}
        data={offered.map((id) => ({ value: id, label: nameOf(id) }))}
        value={chosen}
        onChange={choose}
      />
      {value.map(({ provider, least_level: level }, index) => {
        const name = nameOf(provider);
        return (
          <Select
            key={provider}
            label={t`Laagste betrouwbaarheid van ${name}`}
            placeholder={t`Elk niveau`}
            readOnly={isReadOnly}
            clearable
            data={assuranceLevels.map((one) => ({
              value: one,
              label: i18n._(choiceLabel('assurance_level', one)),
            }))}
            value={level ?? null}
            onChange={(id) => {
              const least_level = assuranceLevels.find((one) => one === id);
              change(value.with(index, { provider, ...(least_level && { least_level }) }));
            }}
          />
        );
      })}
    </Stack>
  );
}
