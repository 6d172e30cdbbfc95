import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FilterPickerProps } from '../data-table/table-toolbar.tsx';
import { actorQuery, foundActorsQuery } from './logbook-queries.ts';

const waitMs = 200;

/** Finds a user who occurs in the logbook by their name. */
export function ActorPicker({ label, value, isNew, onChange }: FilterPickerProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, waitMs);
  const { data: named = [] } = useQuery({ ...actorQuery(value), enabled: value !== '' });
  const chosen = named.find(({ id }) => id === value);
  // The input holds the name of the chosen user; searching for that would find no other.
  const { data: found = [] } = useQuery(foundActorsQuery(asked === chosen?.name ? '' : asked));
  const others = found.filter(({ id }) => id !== chosen?.id);
  const actors = chosen === undefined ? others : [chosen, ...others];
  return (
    <Select
      size="xs"
      w="16rem"
      aria-label={label}
      placeholder={t`Zoek op naam`}
      data={actors.map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? undefined)}
      searchValue={search}
      onSearchChange={setSearch}
      // The server has searched.
      filter={({ options }) => options}
      nothingFoundMessage={t`Niemand met deze naam deed hier iets`}
      autoFocus={isNew}
      searchable
    />
  );
}
