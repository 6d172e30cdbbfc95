import { useLingui } from '@lingui/react/macro';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choiceQuery, foundChoicesQuery, type ChoiceKind } from './choices-queries.ts';

interface ChoiceSelectProps extends Pick<
  SelectProps,
  'label' | 'aria-label' | 'size' | 'w' | 'flex' | 'autoFocus'
> {
  readonly kind: ChoiceKind;
  /** Empty until one is chosen. */
  readonly value: string;
  onChange(id: string | undefined): void;
}

const waitMs = 200;
const none = { choices: [] };

/** Finds one role or group by its name. */
export function ChoiceSelect({ kind, value, onChange, ...input }: ChoiceSelectProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, waitMs);
  const { data: chosen = null } = useQuery({ ...choiceQuery(kind, value), enabled: value !== '' });
  // The input holds the name of the choice; searching for that would find no other.
  const text = asked === chosen?.name ? '' : asked.trim();
  const { data: found = none } = useQuery(foundChoicesQuery(kind, text));
  const others = found.choices.filter(({ id }) => id !== chosen?.id);
  const choices = chosen === null ? others : [chosen, ...others];
  return (
    <Select
      {...input}
      placeholder={kind === 'role' ? t`Zoek een rol` : t`Zoek een groep`}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? undefined)}
      searchValue={search}
      onSearchChange={setSearch}
      // The server has searched.
      filter={({ options }) => options}
      nothingFoundMessage={kind === 'role' ? t`Geen rol gevonden` : t`Geen groep gevonden`}
      searchable
    />
  );
}
