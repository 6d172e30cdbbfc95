import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconSearch, IconTrash, IconVocabulary } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TableRows, type Column, type RowAction } from '../data-table/table-rows.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useSearchParam } from '../frame/use-search-param.ts';
import { languageName } from '../languages/language-name.ts';
import { newTerm, type EditedTerm } from './edited-term.ts';
import { filterTerms } from './filter-terms.ts';
import { glossaryQuery } from './glossary-query.ts';
import { TermPanel } from './term-panel.tsx';
import { useDeleteTerm } from './use-delete-term.tsx';
import { useGlossaryLanguages } from './use-glossary-languages.ts';

/** The terms for which the organisation has a fixed translation (`/settings/woordenlijst`). */
export function GlossaryScreen() {
  const { t } = useLingui();
  const { data: terms, error, refetch } = useQuery(glossaryQuery);
  const [edited, setEdited] = useState<EditedTerm | null>(null);
  const isEmpty = terms?.length === 0;
  // The button of the empty screen is gone after the first term, so the one in the header takes the focus.
  const [isFirst, setFirst] = useState(false);
  const addButton = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      autoFocus={isFirst && !isEmpty}
      onClick={() => {
        setFirst(isEmpty);
        setEdited(newTerm);
      }}
    >
      <Trans>Term toevoegen</Trans>
    </Button>
  );
  return (
    <>
      <SectionHeader title={t`Woordenlijst`} actions={!isEmpty && addButton} />
      {error !== null && terms === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState
          title={t`Nog geen termen`}
          icon={<IconVocabulary size={40} stroke={1.3} />}
          action={addButton}
        >
          <Trans>
            Zet hier woorden neer die in elk formulier hetzelfde vertaald worden, zoals “aanvraag”.
            Vertalers zien ze naast hun tekst.
          </Trans>
        </EmptyState>
      ) : (
        <TermTable terms={terms} onEdit={setEdited} />
      )}
      <TermPanel edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

interface TermTableProps {
  /** Absent while loading. */
  readonly terms: readonly GlossaryTerm[] | undefined;
  readonly onEdit: (term: GlossaryTerm) => void;
}

function TermTable({ terms, onEdit }: TermTableProps) {
  const { t } = useLingui();
  const [searched, setSearched] = useSearchParam('search');
  const search = searched ?? '';
  const remove = useDeleteTerm();
  const columns = useColumns();
  const found = terms && filterTerms(terms, search);
  const actionsOf = (term: GlossaryTerm): readonly RowAction[] => [
    {
      label: t`Wijzigen`,
      icon: <IconPencil size={18} aria-hidden />,
      onClick: () => onEdit(term),
    },
    {
      label: t`Verwijderen`,
      icon: <IconTrash size={18} aria-hidden />,
      isDanger: true,
      onClick: () => remove(term),
    },
  ];
  return (
    <>
      <Text mb="md" maw="40rem">
        <Trans>
          Komt een term voor in een tekst, dan ziet de vertaler de vaste vertaling ernaast, en een
          melding als die ontbreekt. Zet een meervoud er apart bij.
        </Trans>
      </Text>
      <TextInput
        type="search"
        mb="md"
        maw="20rem"
        aria-label={t`Zoek in de woordenlijst`}
        placeholder={t`Zoek in de woordenlijst`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearched(value === '' ? null : value)}
      />
      {found?.length === 0 ? (
        <Text c="gray.7" role="status">
          <Trans>Geen termen gevonden.</Trans>
        </Text>
      ) : (
        <TableRows label={t`Woordenlijst`} columns={columns} rows={found} rowActions={actionsOf} />
      )}
    </>
  );
}

function useColumns(): readonly Column<GlossaryTerm>[] {
  const { t } = useLingui();
  const shown = useGlossaryLanguages();
  return [
    { id: 'term', header: t`Term`, cell: ({ term }) => <span lang="nl">{term}</span> },
    ...shown.map((language): Column<GlossaryTerm> => ({
      id: language,
      header: languageName(language),
      cell: ({ translations }) => <span lang={language}>{translations[language] ?? '-'}</span>,
    })),
    { id: 'remark', header: t`Opmerking`, from: 'small', cell: ({ remark }) => remark ?? '-' },
  ];
}
