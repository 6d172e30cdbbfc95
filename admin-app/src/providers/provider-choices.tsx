import type { ProviderList } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { LoadError } from '../feedback/load-error.tsx';

/** The provider and the list of choices to fetch. */
export interface WantedChoices {
  readonly provider: { readonly id: string; readonly stage: ProviderStage } | undefined;
  readonly list: ProviderList;
  /** The parent choice; empty until it is made. */
  readonly of?: string | undefined;
}

/**
 * Fetches the choices of a provider, by name; only after the provider is saved and the parent
 * choice is made.
 */
export function useProviderChoices({ provider, list, of }: WantedChoices) {
  const { id = '', stage = 'production' } = provider ?? {};
  return useQuery({
    queryKey: [...queryKeys.providers, id, stage, list, of ?? null],
    queryFn: async ({ signal }) => {
      const query = { list, ...(of !== undefined && { of }) };
      return (await api.listProviderChoices({ params: { id, stage }, query }, { signal })).data;
    },
    enabled: provider !== undefined && of !== '',
    retry: false,
  });
}

interface ProviderChoiceInputProps extends WantedChoices {
  readonly label: string;
  readonly value: string;
  readonly description?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Chooses one of the provider's choices; a stored choice that no longer exists remains visible. */
export function ProviderChoiceInput(props: ProviderChoiceInputProps) {
  const { label, value, description, onChange, ...wanted } = props;
  const { t } = useLingui();
  const { data, error, refetch } = useProviderChoices(wanted);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const isGone = value !== '' && data?.every((one) => one.value !== value) === true;
  return (
    <Select
      label={label}
      description={description}
      placeholder={t`Maak een keuze`}
      searchable
      clearable
      disabled={data === undefined}
      error={isGone && t`“${value}” bestaat niet meer. Kies een andere.`}
      data={data ?? []}
      value={value === '' ? null : value}
      nothingFoundMessage={t`Niets gevonden.`}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
