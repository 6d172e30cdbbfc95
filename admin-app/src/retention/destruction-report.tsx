import { destroyedKinds } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { retentionMethods } from '@form-builder/core/retention/retention-terms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrashX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CsvButton } from '../data-table/csv-button.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import type { FilterChoice } from '../data-table/table-toolbar.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { currentRegion } from '../languages/languages.ts';
import { staffText } from '../languages/staff-texts.ts';
import { RetentionPreview } from './retention-preview.tsx';
import {
  destructionsQuery,
  destructionsTableSpec,
  type DestructionFilter,
  type DestructionRow,
  type DestructionSort,
} from './retention-queries.ts';

/**
 * The submissions that the next night deletes, and those that were destroyed: counts without
 * personal data.
 */
export function DestructionReport() {
  const { t } = useLingui();
  const control = useTableState(destructionsTableSpec);
  const result = useQuery(destructionsQuery(control.state));
  return (
    <>
      <SectionHeader
        title={t`Vernietiging`}
        actions={<CsvButton path={reportPath(control.state.filter)} name="vernietiging.csv" />}
      />
      <RetentionPreview />
      <DataTable
        label={t`Vernietigd`}
        control={control}
        result={result}
        columns={useColumns()}
        filters={useFilters()}
        empty={
          <EmptyState title={t`Nog niets vernietigd`} icon={<IconTrashX size={40} stroke={1.3} />}>
            <Trans>
              Hier staat straks per nacht en formulier hoeveel inzendingen na hun bewaartermijn zijn
              weggegaan. De termijn stel je in bij een formulier, onder “Instellingen”.
            </Trans>
          </EmptyState>
        }
      />
    </>
  );
}

/** The file of the rows that this filter shows. */
function reportPath(filter: Readonly<Partial<Record<DestructionFilter, string>>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) params.set(`filter[${name}]`, value);
  return `/v0/retention/destructions/file?${params.toString()}`;
}

function useColumns(): readonly Column<DestructionRow, DestructionSort>[] {
  const { t, i18n } = useLingui();
  const day = (instant: string) =>
    new Intl.DateTimeFormat(currentRegion(), { dateStyle: 'medium' }).format(new Date(instant));
  return [
    {
      id: 'night',
      header: t`Nacht`,
      sort: 'night',
      width: '9rem',
      cell: ({ night }) => day(`${night}T12:00:00Z`),
    },
    { id: 'form', header: t`Formulier`, cell: ({ form }) => form.name },
    {
      id: 'outcome',
      header: t`Afloop`,
      from: 'small',
      cell: ({ outcome }) => i18n._(staffText(`retention.outcome.${outcome}`)),
    },
    {
      id: 'method',
      header: t`Wat er gebeurde`,
      from: 'medium',
      cell: ({ method }) => i18n._(staffText(`retention.method.${method}`)),
    },
    {
      id: 'period',
      header: t`Periode`,
      from: 'medium',
      cell: ({ first_at: first, last_at: last }) =>
        day(first) === day(last) ? day(first) : `${day(first)} – ${day(last)}`,
    },
    {
      id: 'list',
      header: t`Selectielijst`,
      from: 'medium',
      width: '8rem',
      cell: ({ selection_list_number: number }) => (number === '' ? '-' : number),
    },
    {
      id: 'count',
      header: t`Aantal`,
      align: 'right',
      width: '6rem',
      cell: ({ count }) => formatNumber(count, currentRegion()),
    },
    {
      id: 'payments',
      header: t`Betalingen bewaard`,
      from: 'medium',
      align: 'right',
      width: '8rem',
      cell: ({ kept_payments: kept }) => formatNumber(kept, currentRegion()),
    },
  ];
}

function useFilters(): readonly FilterChoice<DestructionFilter>[] {
  const { t, i18n } = useLingui();
  return [
    {
      name: 'outcome',
      label: t`Afloop`,
      options: destroyedKinds.map((value) => ({
        value,
        label: i18n._(staffText(`retention.outcome.${value}`)),
      })),
    },
    {
      name: 'method',
      label: t`Wat er gebeurde`,
      options: retentionMethods.map((value) => ({
        value,
        label: i18n._(staffText(`retention.method.${value}`)),
      })),
    },
  ];
}
