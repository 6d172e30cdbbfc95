import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../session/use-user.ts';
import { candidatesQuery } from '../users-queries.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface MemberSelectProps {
  /** The members before the change, whose names are known. */
  readonly members: readonly Person[];
  readonly value: readonly string[];
  onChange(ids: string[]): void;
}

const waitMs = 200;

/** Chooses the members of a group by name or e-mail address; nobody can choose themselves. */
export function MemberSelect({ members, value, onChange }: MemberSelectProps) {
  const { t } = useLingui();
  const me = useUser();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, waitMs);
  const { data: found = [] } = useQuery(candidatesQuery(asked));
  const [chosen, setChosen] = useState<readonly Person[]>(members);
  const known = [...chosen, ...found.filter(({ id }) => !chosen.some((one) => one.id === id))];
  const change = (ids: string[]) => {
    setChosen(known.filter(({ id }) => ids.includes(id)));
    onChange(ids);
  };
  return (
    <MultiSelect
      label={t`Leden`}
      description={t`Zoek op naam of e-mailadres.`}
      data={known.map(({ id, name }) => ({
        value: id,
        label: name,
        disabled: id === me?.id && !me.is_root,
      }))}
      // The server has searched; a match in an e-mail address is not in the label.
      filter={({ options }) => options}
      value={[...value]}
      onChange={change}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={t`Geen gebruiker gevonden`}
      hidePickedOptions
    />
  );
}
