import { findProviderDriver } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../../feedback/load-error.tsx';
import { useProviderChoices } from '../../../../providers/provider-choices.tsx';
import { providersQuery } from '../../../../providers/providers-query.ts';
import type { SettingInputProps } from '../../setting-input.ts';
import { settingValue } from '../../setting-value.ts';
import { ProviderSelect } from '../provider-select.tsx';

const listsCases = ({ driver }: Provider): boolean =>
  findProviderDriver(driver)?.listsCases === true;

/** Chooses the case system of which visitors see their cases. */
export function CaseSystemInput(props: SettingInputProps) {
  const { label, help, value, error, isReadOnly, change } = props;
  return (
    <ProviderSelect
      kind="delivery"
      accepts={listsCases}
      label={label}
      help={help}
      error={error}
      value={typeof value === 'string' ? value : ''}
      isReadOnly={isReadOnly}
      onChange={(id) => change(id ?? undefined)}
    />
  );
}

/** Chooses kinds of cases by name, from the catalogue of the field's case system. */
export function CaseTypesInput({
  field,
  label,
  help,
  value,
  error,
  isReadOnly,
  change,
}: SettingInputProps) {
  const { t } = useLingui();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const system = settingValue(field, settingParts.integration_id);
  const { data: providers = [] } = useQuery(providersQuery);
  const usable = providers.filter((one) => one.id === system && listsCases(one));
  const provider = usable.find(({ stage }) => stage === 'production') ?? usable[0];
  const choices = useProviderChoices({ provider, list: 'case_types' });
  const { data, refetch } = choices;
  const gone = data ? chosen.filter((id) => data.every((one) => one.value !== id)) : [];
  const names = gone.map((id) => `“${id}”`).join(', ');
  const unknown = chosen.filter((id) => !data?.some((one) => one.value === id));
  return (
    <>
      <MultiSelect
        label={label}
        description={provider ? help : t`Kies eerst een koppeling.`}
        error={gone.length > 0 ? t`Bestaat niet meer: ${names}. Haal dit weg.` : error}
        readOnly={isReadOnly}
        disabled={provider === undefined && chosen.length === 0}
        searchable
        clearable
        nothingFoundMessage={t`Niets gevonden.`}
        data={[
          ...(data ?? []).map((one) => ({ value: one.value, label: one.label })),
          ...unknown.map((id) => ({ value: id, label: id })),
        ]}
        value={chosen}
        onChange={(ids) => change(ids.length > 0 ? ids : undefined)}
      />
      {choices.error !== null && data === undefined && (
        <LoadError error={choices.error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
