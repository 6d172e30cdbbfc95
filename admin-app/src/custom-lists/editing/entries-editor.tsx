import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Pagination, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconPlus, IconSearch, IconSortAscending } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatNumber } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { ImportButton } from '../import/import-button.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { EntryTable } from './entry-table.tsx';
import type { ListFaults } from './find-list-faults.ts';
import { addEntry, sortEntries, type EntryDraft, type ListDraft } from '../list-draft.ts';

interface EntriesEditorProps {
  readonly draft: ListDraft;
  /** Absent until the list is saved for the first time. */
  readonly faults: ListFaults | undefined;
  readonly onChange: (draft: ListDraft) => void;
}

/** The page size, which keeps lists of thousands of entries fast. */
const entriesPerPage = 50;

/** The entries of a list: search, add, sort, import, and the table itself. */
export function EntriesEditor({ draft, faults, onChange }: EntriesEditorProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [focused, setFocused] = useState<number | null>(null);
  const found = draft.entries.filter((entry) => contains(entry, search));
  const pages = Math.max(1, Math.ceil(found.length / entriesPerPage));
  const shownPage = Math.min(page, pages);
  const shown = found.slice((shownPage - 1) * entriesPerPage, shownPage * entriesPerPage);
  const add = (after?: number) => {
    setFocused(draft.nextRow);
    setSearch('');
    const added = addEntry(draft, after);
    const at = added.entries.findIndex(({ row }) => row === draft.nextRow);
    setPage(Math.floor(at / entriesPerPage) + 1);
    onChange(added);
  };
  useShowFaults(faults, draft, setPage);
  return (
    <Stack gap="sm">
      <EntriesToolbar draft={draft} onChange={onChange} />
      <FaultReport faults={faults} />
      {draft.entries.length > entriesPerPage && (
        <TextInput
          aria-label={t`Zoek in de keuzes`}
          placeholder={t`Zoek in de keuzes`}
          leftSection={<IconSearch size={16} aria-hidden />}
          maw="24rem"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <EntryTable
        draft={draft}
        entries={shown}
        faults={faults}
        focused={focused}
        onAdd={add}
        onChange={onChange}
      />
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => add()}
        >
          <Trans>Keuze toevoegen</Trans>
        </Button>
        <Group gap="md">
          <Text size="sm" role="status">
            <Trans>Keuzes: {formatNumber(found.length, currentRegion())}</Trans>
          </Text>
          {pages > 1 && (
            <Pagination
              size="sm"
              total={pages}
              value={shownPage}
              onChange={setPage}
              getItemProps={(number) => ({ 'aria-label': t`Pagina ${number}` })}
              getControlProps={(name) => ({
                'aria-label': name === 'next' ? t`Volgende pagina` : t`Vorige pagina`,
              })}
            />
          )}
        </Group>
      </Group>
    </Stack>
  );
}

function EntriesToolbar({ draft, onChange }: Pick<EntriesEditorProps, 'draft' | 'onChange'>) {
  return (
    <Group justify="space-between">
      <Title order={2} size="h4">
        <Trans>Keuzes</Trans>
      </Title>
      <Group gap="xs">
        <ImportButton draft={draft} onImport={onChange} />
        <ColumnsMenu draft={draft} onChange={onChange} />
        <Button
          variant="default"
          leftSection={<IconSortAscending size={18} aria-hidden />}
          onClick={() => onChange(sortEntries(draft))}
        >
          <Trans>Sorteren</Trans>
        </Button>
      </Group>
    </Group>
  );
}

function contains({ id, label, values }: EntryDraft, search: string): boolean {
  const words = search.trim().toLowerCase();
  if (words === '') return true;
  return [id, label, ...Object.values(values)].some((text) =>
    String(text).toLowerCase().includes(words),
  );
}

/** A failed save opens the page with the first entry to correct. */
function useShowFaults(
  faults: ListFaults | undefined,
  { entries }: ListDraft,
  show: (page: number) => void,
): void {
  const isChecked = faults !== undefined;
  // Runs only when the list is validated, so that later changes do not change the page.
  const showFirst = useEffectEvent(() => {
    const at = entries.findIndex(
      ({ row }) => faults?.unlabelled.has(row) === true || faults?.doubled.has(row) === true,
    );
    if (at !== -1) show(Math.floor(at / entriesPerPage) + 1);
  });
  useEffect(() => {
    if (isChecked) showFirst();
  }, [isChecked]);
}

function FaultReport({ faults }: { readonly faults: ListFaults | undefined }) {
  if (faults === undefined || faults.unlabelled.size + faults.doubled.size === 0) return null;
  return (
    <Text role="alert" c="red">
      {faults.unlabelled.size > 0 && (
        <Trans>Keuzes zonder tekst: {faults.unlabelled.size}. Vul de tekst in. </Trans>
      )}
      {faults.doubled.size > 0 && (
        <Trans>
          Keuzes met dezelfde code: {faults.doubled.size}. Geef elke keuze een eigen code.
        </Trans>
      )}
    </Text>
  );
}
