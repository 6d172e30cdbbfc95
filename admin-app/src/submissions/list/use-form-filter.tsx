import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FilterChoice, FilterPickerProps } from '../../data-table/table-toolbar.tsx';
import { useCan } from '../../session/use-user.ts';
import { formNameQuery, foundFormsQuery, type SubmissionFilter } from '../submissions-queries.ts';

/** The filter on a form, for users who may see the list of forms. */
export function useFormFilter(): readonly FilterChoice<SubmissionFilter>[] {
  const { t } = useLingui();
  const maySeeForms = useCan('form-read', 'form-edit', 'form-create');
  if (!maySeeForms) return [];
  return [{ name: 'form_id', label: t`Formulier`, picker: (props) => <FormPicker {...props} /> }];
}

const waitMs = 200;

/** Finds a form by its name. */
function FormPicker({ label, value, isNew, onChange }: FilterPickerProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, waitMs);
  const { data: chosen } = useQuery({ ...formNameQuery(value), enabled: value !== '' });
  // The input holds the name of the chosen form; searching for that would find no other.
  const { data: found = [] } = useQuery(foundFormsQuery(asked === chosen?.name ? '' : asked));
  const others = found.filter(({ id }) => id !== chosen?.id);
  const forms = chosen === undefined ? others : [chosen, ...others];
  return (
    <Select
      size="xs"
      w="16rem"
      aria-label={label}
      placeholder={t`Zoek een formulier`}
      data={forms.map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? undefined)}
      searchValue={search}
      onSearchChange={setSearch}
      // The server has searched, and allows for typing errors.
      filter={({ options }) => options}
      nothingFoundMessage={t`Geen formulier gevonden`}
      autoFocus={isNew}
      searchable
    />
  );
}
