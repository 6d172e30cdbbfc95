import type { CustomList } from '@form-builder/core/contract/staff/settings/custom-lists.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../../access/screens.ts';
import { chosenListQuery, listChoicesQuery } from '../../../custom-lists/custom-lists-queries.ts';
import { useCan } from '../../../session/use-user.ts';
import type { SettingInputProps } from '../setting-input.ts';

/** One of the organisation's lists, chosen by name. */
export function CustomListInput(props: SettingInputProps) {
  const { label, help, value, error, isReadOnly, change } = props;
  const { t } = useLingui();
  const key = typeof value === 'string' ? value : '';
  const [search, setSearch] = useState('');
  const chosen = useQuery({ ...chosenListQuery(key), enabled: key !== '' }).data;
  // The input contains the name of the chosen list, which is not a search.
  const found = useQuery(listChoicesQuery(search === chosen?.name ? '' : search)).data;
  const isGone = key !== '' && chosen === null;
  const others = (found ?? []).filter((one) => one.key !== key);
  return (
    <div>
      <Select
        label={label}
        description={help}
        placeholder={t`Kies een lijst`}
        error={isGone ? t`De lijst “${key}” is er niet meer. Kies een andere.` : error}
        readOnly={isReadOnly}
        clearable
        searchable
        filter={({ options }) => options}
        searchValue={search}
        onSearchChange={setSearch}
        nothingFoundMessage={t`Geen lijst gevonden`}
        data={[...(chosen ? [chosen] : []), ...others].map(toChoice)}
        value={chosen ? key : null}
        onChange={(chosenKey) => change(chosenKey ?? undefined)}
      />
      <ListLink listKey={chosen?.key} />
    </div>
  );
}

const toChoice = ({ key, name }: CustomList) => ({ value: key, label: name });

/** A link to edit the entries of the chosen list, or to create a first list. */
function ListLink({ listKey }: { readonly listKey: string | undefined }) {
  if (!useCan('custom-lists')) return null;
  return listKey === undefined ? (
    <Anchor component={Link} to={addressOf('settingsLists')} size="sm">
      <Trans>Lijsten beheren</Trans>
    </Anchor>
  ) : (
    <Anchor component={Link} to={addressOf('settingsList', { key: listKey })} size="sm">
      <Trans>Keuzes van deze lijst wijzigen</Trans>
    </Anchor>
  );
}
