import {
  dataRequestStatuses,
  type DataRequest,
} from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { dataRequestKinds } from '@form-builder/core/data-requests/data-request-kinds.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import type { FilterChoice } from '../data-table/table-toolbar.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { staffText } from '../languages/staff-texts.ts';
import { CreateDataRequest } from './create-data-request.tsx';
import { DataRequestStatusBadge } from './data-request-status.tsx';
import { statusTexts } from './data-request-texts.ts';
import {
  dataRequestsQuery,
  dataRequestsTableSpec,
  type DataRequestFilter,
  type DataRequestSort,
} from './data-requests-queries.ts';
import { formatDay } from '../formats/format-day.ts';

/** The requests of citizens about their own data, first due first. */
export function DataRequestsScreen() {
  const { t } = useLingui();
  const control = useTableState(dataRequestsTableSpec);
  const result = useQuery(dataRequestsQuery(control.state));
  const [isCreating, creating] = useDisclosure();
  const createButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creating.open}>
      <Trans>Nieuw verzoek</Trans>
    </Button>
  );
  return (
    <>
      <SectionHeader title={t`Verzoeken van betrokkenen`} actions={createButton} />
      <DataTable
        label={t`Verzoeken van betrokkenen`}
        control={control}
        result={result}
        columns={useColumns()}
        filters={useFilters()}
        empty={
          <EmptyState
            title={t`Nog geen verzoeken`}
            icon={<IconUserSearch size={40} stroke={1.3} />}
            action={createButton}
          >
            <Trans>
              Vraagt iemand om inzage, rectificatie, verwijdering, beperking of overdracht van zijn
              gegevens, of maakt iemand bezwaar tegen het gebruik ervan? Leg het verzoek hier vast.
              Je ziet dan waar die gegevens staan, en wanneer je antwoord klaar moet zijn.
            </Trans>
          </EmptyState>
        }
      />
      <CreateDataRequest isOpen={isCreating} onClose={creating.close} />
    </>
  );
}

function useColumns(): readonly Column<DataRequest, DataRequestSort>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'reference',
      header: t`Zaaknummer`,
      cell: ({ id, reference }) => (
        <RowLink to={addressOf('settingsDataRequest', { id })}>{reference}</RowLink>
      ),
    },
    {
      id: 'kind',
      header: t`Soort`,
      width: '11rem',
      from: 'small',
      cell: ({ kind }) => i18n._(staffText(`data_request.kind.${kind}`)),
    },
    {
      id: 'received',
      header: t`Ontvangen`,
      sort: 'received_on',
      from: 'medium',
      width: '9rem',
      cell: ({ received_on: day }) => formatDay(day),
    },
    {
      id: 'due',
      header: t`Antwoord uiterlijk`,
      sort: 'due_on',
      width: '10rem',
      cell: ({ due_on: day }) => formatDay(day),
    },
    {
      id: 'status',
      header: t`Status`,
      width: '9rem',
      cell: (request) => <DataRequestStatusBadge request={request} />,
    },
  ];
}

function useFilters(): readonly FilterChoice<DataRequestFilter>[] {
  const { t, i18n } = useLingui();
  return [
    {
      name: 'status',
      label: t`Status`,
      options: dataRequestStatuses.map((value) => ({
        value,
        label: i18n._(statusTexts[value]),
      })),
    },
    {
      name: 'kind',
      label: t`Soort`,
      options: dataRequestKinds.map((value) => ({
        value,
        label: i18n._(staffText(`data_request.kind.${value}`)),
      })),
    },
  ];
}
