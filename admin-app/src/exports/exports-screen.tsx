import type { Export } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { formatFileSize } from '@form-builder/core/formats/file-size.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload, IconFileExport, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../data-table/data-table.tsx';
import type { Column, RowAction } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FormsButton } from '../feedback/forms-button.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { RelativeTime } from '../formats/relative-time.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { currentRegion } from '../languages/languages.ts';
import { useCan } from '../session/use-user.ts';
import { ConsentRequests } from './consent-requests.tsx';
import { ExportContentCell } from './export-content-cell.tsx';
import { ExportStatusCell, useStatusOptions } from './export-status.tsx';
import {
  exportsQuery,
  exportsTableSpec,
  isUnfinished,
  type ExportSort,
} from './exports-queries.ts';
import { SchedulesSection } from './schedules/schedules-section.tsx';
import { useExportChanges } from './use-export-changes.tsx';

/** The screen with the user's exports, to download until they expire. */
export function ExportsScreen() {
  const { t } = useLingui();
  usePageTitle(t`Mijn exports`);
  useBreadcrumbs([{ label: t`Mijn exports` }]);
  const control = useTableState(exportsTableSpec);
  const result = useQuery(exportsQuery(control.state));
  const changes = useExportChanges();
  const mayExport = useCan('submission-export');
  return (
    <>
      <PageHeader
        title={t`Mijn exports`}
        lead={t`Alleen jij ziet en downloadt deze bestanden. Na 7 dagen worden ze verwijderd.`}
      />
      {mayExport && <ConsentRequests />}
      {mayExport && <SchedulesSection />}
      <DataTable
        label={t`Mijn exports`}
        control={control}
        result={result}
        columns={useColumns(changes)}
        filters={[{ name: 'status', label: t`Status`, options: useStatusOptions() }]}
        rowActions={useRowActions(changes)}
        empty={
          <EmptyState
            title={t`Nog geen exports`}
            icon={<IconFileExport size={40} stroke={1.3} />}
            action={<FormsButton />}
          >
            <Trans>
              Open de inzendingen van een formulier of een logboek en kies “Exporteren”. Het bestand
              staat daarna hier, en je krijgt een e-mail.
            </Trans>
          </EmptyState>
        }
      />
    </>
  );
}

type Changes = ReturnType<typeof useExportChanges>;

function useColumns({ download, isBusy }: Changes): readonly Column<Export, ExportSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'content',
      header: t`Wat`,
      cell: (one) => <ExportContentCell one={one} />,
    },
    {
      id: 'status',
      header: t`Status`,
      width: '16rem',
      cell: (one) => <ExportStatusCell one={one} />,
    },
    {
      id: 'count',
      header: t`Aantal`,
      align: 'right',
      from: 'medium',
      width: '8rem',
      cell: ({ status, row_count: count }) =>
        status === 'available' || status === 'expired' ? formatNumber(count, currentRegion()) : '-',
    },
    {
      id: 'created',
      header: t`Aangevraagd`,
      sort: 'created_at',
      from: 'medium',
      width: '11rem',
      cell: ({ created_at: at }) => <RelativeTime at={at} />,
    },
    {
      id: 'download',
      header: t`Bestand`,
      width: '12rem',
      from: 'small',
      cell: (one) => <DownloadButton one={one} isBusy={isBusy(one)} onDownload={download} />,
    },
  ];
}

function DownloadButton({
  one,
  isBusy,
  onDownload,
}: {
  readonly one: Export;
  readonly isBusy: boolean;
  readonly onDownload: Changes['download'];
}) {
  if (one.status !== 'available') return '-';
  const size = formatFileSize(one.size_bytes ?? 0, currentRegion());
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => onDownload(one)}
    >
      <Trans>Downloaden ({size})</Trans>
    </Button>
  );
}

function useRowActions({
  download,
  retry,
  remove,
  isBusy,
}: Changes): (one: Export) => readonly RowAction[] {
  const { t } = useLingui();
  return (one) => [
    ...(one.status === 'available'
      ? [
          {
            label: t`Downloaden`,
            icon: <IconDownload size={18} aria-hidden />,
            isDisabled: isBusy(one),
            onClick: () => download(one),
          },
        ]
      : []),
    ...(one.status === 'failed'
      ? [
          {
            label: t`Opnieuw proberen`,
            icon: <IconRefresh size={18} aria-hidden />,
            isDisabled: isBusy(one),
            onClick: () => retry(one),
          },
        ]
      : []),
    {
      label: isUnfinished(one) ? t`Stoppen en verwijderen` : t`Verwijderen`,
      icon: <IconTrash size={18} aria-hidden />,
      isDanger: true,
      isDisabled: isBusy(one),
      onClick: () => remove(one),
    },
  ];
}
