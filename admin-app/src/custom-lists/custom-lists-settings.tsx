import type { CustomList } from '@form-builder/core/contract/staff/settings/custom-lists.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { RelativeTime } from '../formats/relative-time.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { currentRegion } from '../languages/languages.ts';
import { CreateListPanel } from './create-list-panel.tsx';
import {
  customListsQuery,
  customListsTableSpec,
  type CustomListSort,
} from './custom-lists-queries.ts';

/** The organisation's own lists, from which visitors choose in forms. */
export function CustomListsSettings() {
  const { t } = useLingui();
  const control = useTableState(customListsTableSpec);
  const result = useQuery(customListsQuery(control.state));
  const [isCreating, creating] = useDisclosure();
  const createButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creating.open}>
      <Trans>Nieuwe lijst</Trans>
    </Button>
  );
  return (
    <>
      <SectionHeader title={t`Lijsten`} actions={createButton} />
      <DataTable
        label={t`Lijsten`}
        control={control}
        result={{ ...result, data: result.data && withIds(result.data) }}
        columns={useColumns()}
        searchLabel={t`Zoek op naam`}
        empty={
          <EmptyState
            title={t`Nog geen lijsten`}
            icon={<IconListDetails size={40} stroke={1.3} />}
            action={createButton}
          >
            <Trans>
              Een lijst bevat keuzes die je in meer formulieren gebruikt, zoals wijken of scholen.
              Je houdt de keuzes hier bij, op één plek.
            </Trans>
          </EmptyState>
        }
      />
      <CreateListPanel isOpen={isCreating} onClose={creating.close} />
    </>
  );
}

type Row = CustomList & { readonly id: string };

/** Rows of a table are identified by `id`. */
function withIds<M>({ data, meta }: { readonly data: readonly CustomList[]; readonly meta: M }) {
  return { data: data.map((list): Row => ({ ...list, id: list.key })), meta };
}

function useColumns(): readonly Column<Row, CustomListSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Naam`,
      sort: 'name',
      cell: ({ key, name }) => <RowLink to={addressOf('settingsList', { key })}>{name}</RowLink>,
    },
    {
      id: 'count',
      header: t`Keuzes`,
      align: 'right',
      width: '8rem',
      cell: ({ item_count: count }) => formatNumber(count, currentRegion()),
    },
    {
      id: 'updated',
      header: t`Laatst gewijzigd`,
      sort: 'updated_at',
      from: 'small',
      width: '12rem',
      cell: ({ updated_at: at }) => <RelativeTime at={at} />,
    },
  ];
}
