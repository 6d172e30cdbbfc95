import { maxReviewers } from '@form-builder/core/contract/staff/forms/reviews.ts';
import { useLingui } from '@lingui/react/macro';
import { Loader, MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { LoadError } from '../feedback/load-error.tsx';
import type { RequestedTransition } from './use-transition-version.tsx';

interface ReviewersSelectProps extends Pick<RequestedTransition, 'version' | 'environment'> {
  /** The ids of the chosen colleagues. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

const waitMs = 200;

/** Chooses colleagues who may review a version in an environment; without a choice all of them are asked. */
export function ReviewersSelect({ version, environment, value, onChange }: ReviewersSelectProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [search] = useDebouncedValue(typed.trim(), waitMs);
  const { data, error, isFetching, refetch } = useQuery(
    reviewersQuery(version.id, environment.id, search),
  );
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const found = new Map(data?.map(({ id, name }) => [id, name]));
  // Those who were chosen before the search changed stay options, because they show their names.
  const options = new Map([...value.map((id) => [id, names.get(id) ?? ''] as const), ...found]);
  const place = environment.name;
  const nobody = t`Er is geen collega die voor ${place} mag beoordelen`;
  return (
    <MultiSelect
      label={t`Wie vraag je om te beoordelen? (niet verplicht)`}
      description={t`Wie je kiest, krijgt een mail en een melding. Kies je niemand, dan krijgt iedereen die voor ${place} mag beoordelen een melding.`}
      placeholder={value.length === 0 ? t`Zoek op naam of e-mailadres` : ''}
      searchable
      clearable
      maxValues={maxReviewers}
      value={[...value]}
      // The server has already searched, also in e-mail addresses.
      filter={({ options: listed }) =>
        listed.filter((one) => 'value' in one && found.has(one.value))
      }
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      nothingFoundMessage={
        isFetching ? t`Zoeken…` : search === '' ? nobody : t`Geen collega gevonden`
      }
      rightSection={isFetching ? <Loader size={16} /> : undefined}
      clearButtonProps={{ 'aria-label': t`Niemand in het bijzonder vragen` }}
      onSearchChange={setTyped}
      onChange={(ids) => {
        setNames(options);
        onChange(ids);
      }}
    />
  );
}

const reviewersQuery = (
  id: string,
  environment: RequestedTransition['environment']['id'],
  search: string,
) =>
  queryOptions({
    queryKey: [...queryKeys.versions.all, 'reviewers', id, environment, search],
    queryFn: async ({ signal }) => {
      const request = { params: { id, environment }, query: { search } };
      return (await api.listReviewers(request, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
