import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { EmptyState } from '../feedback/empty-state.tsx';
import { TablePagination, type TableMeta } from './table-pagination.tsx';
import { TableRows, type Column, type RowAction } from './table-rows.tsx';
import { TableToolbar, type FilterChoice } from './table-toolbar.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import type { TableControl } from './use-table-state.ts';

/** What a list needs of its query. */
interface TableResult<T> {
  readonly data: { readonly data: readonly T[]; readonly meta: TableMeta } | undefined;
  readonly error: unknown;
  readonly isPlaceholderData: boolean;
  refetch(): unknown;
}

export interface DataTableProps<
  T extends { readonly id: string },
  S extends string,
  F extends string,
> {
  /** What is listed, for assistive technology. */
  readonly label: string;
  readonly control: TableControl<S, F>;
  readonly result: TableResult<T>;
  readonly columns: readonly Column<T, S>[];
  readonly filters?: readonly FilterChoice<F>[];
  readonly searchLabel?: string;
  readonly rowActions?: (row: T) => readonly RowAction[];
  /** Shown when there is nothing at all, search and filters aside. */
  readonly empty: ReactNode;
}

/** The one list of the app: search, filters, sortable table, paging, and every state in between. */
export function DataTable<T extends { readonly id: string }, S extends string, F extends string>(
  props: DataTableProps<T, S, F>,
) {
  const { control, result } = props;
  const meta = result.data?.meta;
  const filters = props.filters ?? [];
  const hasToolbar = props.searchLabel !== undefined || filters.length > 0;
  if (meta?.total === 0 && !control.isNarrowed)
    return <div className={classes.frame}>{props.empty}</div>;
  return (
    <div className={classes.list}>
      {hasToolbar && (
        <TableToolbar control={control} filters={filters} searchLabel={props.searchLabel} />
      )}
      <TableBody {...props} />
      {meta !== undefined && meta.total > 0 && <TablePagination meta={meta} control={control} />}
    </div>
  );
}

function TableBody<T extends { readonly id: string }, S extends string, F extends string>(
  props: DataTableProps<T, S, F>,
) {
  const { control, result } = props;
  if (result.error !== null && result.data === undefined)
    return <LoadError error={result.error} onRetry={() => void result.refetch()} />;
  if (result.data?.meta.total === 0)
    return (
      <div className={classes.frame}>
        <NothingFound onClear={control.clear} />
      </div>
    );
  return (
    <TableRows
      label={props.label}
      columns={props.columns}
      rows={result.data?.data}
      control={control}
      rowActions={props.rowActions}
      isStale={result.isPlaceholderData}
    />
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Niets gevonden`}
      icon={<IconSearchOff size={36} stroke={1.4} />}
      action={
        <Button variant="default" onClick={onClear}>
          <Trans>Zoeken en filters wissen</Trans>
        </Button>
      }
    >
      <Trans>Er is niets dat past bij je zoekwoord en filters.</Trans>
    </EmptyState>
  );
}
