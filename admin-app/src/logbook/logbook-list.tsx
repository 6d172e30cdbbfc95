import type { LogbookEntry } from '@form-builder/core/contract/staff/logbook.ts';
import {
  logbookGroups,
  logbookResults,
  logbookSubjects,
} from '@form-builder/core/logbook/logbook-event.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable } from '../data-table/data-table.tsx';
import type { FilterChoice } from '../data-table/table-toolbar.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { staffText } from '../languages/staff-texts.ts';
import { useCan } from '../session/use-user.ts';
import { ActorPicker } from './actor-picker.tsx';
import { LogbookFile } from './logbook-file.tsx';
import { LogbookPeriod } from './logbook-period.tsx';
import {
  logbookQuery,
  logbookTableSpec,
  type LogbookFilter,
  type LogbookScope,
} from './logbook-queries.ts';
import { SearchPersonButton } from './search-person-button.tsx';
import { useLogbookColumns } from './use-logbook-columns.tsx';

interface ListProps {
  readonly scope: LogbookScope;
  /** Content above the list. */
  readonly lead?: ReactNode;
}

/** The logbook of a form, of a user or of the organisation: period, filters, search, and the file. */
export function LogbookList({ scope, lead }: ListProps) {
  const { t } = useLingui();
  const control = useTableState(logbookTableSpec);
  const maySearch = useCan('privacy-requests');
  const result = useQuery(logbookQuery(scope, control.state));
  const entries = result.data?.data ?? [];
  return (
    <>
      <SectionHeader
        title={t`Logboek`}
        actions={
          <Group gap="sm">
            {maySearch && <SearchPersonButton onFound={(id) => control.filterBy('person', id)} />}
            <LogbookFile scope={scope} state={control.state} />
          </Group>
        }
      />
      {lead}
      <LogbookPeriod control={control} />
      <DataTable
        label={t`Logboek`}
        control={control}
        result={result}
        columns={useLogbookColumns(control)}
        filters={useFilters(entries, control.state.filter)}
        searchLabel={t`Zoek op naam of gebeurtenis`}
        empty={
          <EmptyState title={t`Nog niets gebeurd`} icon={<IconHistory size={40} stroke={1.3} />}>
            <Trans>Wie hier iets wijzigt, bekijkt of verwijdert, komt in het logboek.</Trans>
          </EmptyState>
        }
      />
    </>
  );
}

function useFilters(
  entries: readonly LogbookEntry[],
  { person, subject_id: subject }: Partial<Record<LogbookFilter, string>>,
): readonly FilterChoice<LogbookFilter>[] {
  const { t, i18n } = useLingui();
  return [
    {
      name: 'group',
      label: t`Soort`,
      options: logbookGroups.map((value) => ({
        value,
        label: i18n._(staffText(`logbook.group.${value}`)),
      })),
    },
    {
      name: 'result',
      label: t`Resultaat`,
      options: logbookResults.map((value) => ({
        value,
        label: i18n._(staffText(`logbook.result.${value}`)),
      })),
    },
    {
      name: 'subject_type',
      label: t`Onderwerp`,
      options: logbookSubjects.map((value) => ({
        value,
        label: i18n._(staffText(`logbook.subject.${value}`)),
      })),
    },
    {
      name: 'actor_id',
      label: t`Wie`,
      picker: (props) => <ActorPicker {...props} />,
    },
    // A submission links to its own entries.
    ...(subject === undefined
      ? []
      : [
          {
            name: 'subject_id' as const,
            label: t`Alleen`,
            options: [{ value: subject, label: nameOf(entries, subject) }],
          },
        ]),
    // A pseudonym comes from a search: it is shown and removed, and never chosen.
    ...(person === undefined
      ? []
      : [
          {
            name: 'person' as const,
            label: t`Persoon`,
            options: [{ value: person, label: person.slice(0, 8) }],
          },
        ]),
  ];
}

/** The name of a subject, else the beginning of its id. */
const nameOf = (entries: readonly LogbookEntry[], id: string): string =>
  entries.find(({ subject }) => subject.id === id)?.subject.name ?? id.slice(0, 8);
