import type { Handling } from '@form-builder/core/contract/staff/submissions/handling.ts';
import { useLingui } from '@lingui/react/macro';
import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../feedback/load-error.tsx';
import { useUser } from '../../session/use-user.ts';
import { assigneesQuery } from './handling-queries.ts';

type Person = NonNullable<Handling['assigned_to']>;

interface AssigneeSelectProps {
  /** The forms that the colleague must be able to see. */
  readonly formIds: readonly string[];
  readonly value: Person | null;
  readonly isDisabled?: boolean;
  readonly onChange: (person: Person | null) => void;
}

const waitMs = 200;

/** Chooses a colleague who may read the submissions; the user is listed first. */
export function AssigneeSelect({ formIds, value, isDisabled, onChange }: AssigneeSelectProps) {
  const { t } = useLingui();
  const me = useUser();
  const [typed, setTyped] = useState('');
  const isChosen = typed === value?.name;
  const [search] = useDebouncedValue(isChosen ? '' : typed.trim(), waitMs);
  const { data = [], error, isFetching, refetch } = useQuery(assigneesQuery(formIds, search));
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const isListed = value === null || data.some(({ id }) => id === value.id);
  const listed = isListed ? data : [value, ...data];
  const people = [
    ...listed.filter(({ id }) => id === me?.id),
    ...listed.filter(({ id }) => id !== me?.id),
  ];
  return (
    <Select
      label={t`Toegewezen aan`}
      placeholder={t`Niemand`}
      searchable
      clearable
      disabled={isDisabled ?? false}
      value={value?.id ?? null}
      // The server has already searched, also in e-mail addresses.
      filter={({ options }) => options}
      data={people.map(({ id, name }) => ({
        value: id,
        label: id === me?.id ? t`${name} (ik)` : name,
      }))}
      nothingFoundMessage={isFetching ? t`Zoeken…` : t`Geen collega gevonden`}
      rightSection={isFetching ? <Loader size={16} /> : undefined}
      clearButtonProps={{ 'aria-label': t`Aan niemand toewijzen` }}
      onSearchChange={setTyped}
      onChange={(id) => onChange(people.find((one) => one.id === id) ?? null)}
    />
  );
}
