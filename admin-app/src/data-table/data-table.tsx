import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { ColumnChoice } from './column-choice.tsx';
import { chosenColumns } from './column-widths.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { TablePagination, type TableMeta } from './table-pagination.tsx';
import { TableRows, type Column, type RowAction } from './table-rows.tsx';
import { TableToolbar, type FilterChoice } from './table-toolbar.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { selectionColumn } from './selection/selection-column.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import {
  useRowSelection,
  type BulkActions,
  type RowSelection,
} from './selection/use-row-selection.ts';
import type { TableControl } from './use-table-state.ts';

/** The parts of a query that a list needs. */
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
  /** The name of the list, for assistive technology. */
  readonly label: string;
  readonly control: TableControl<S, F>;
  readonly result: TableResult<T>;
  readonly columns: readonly Column<T, S>[];
  /**
   * The key under which the browser stores the hidden columns; when absent, all columns are shown.
   */
  readonly columnsKey?: string;
  /** Further choices of columns, below the list of columns. */
  readonly columnChoice?: ReactNode;
  readonly filters?: readonly FilterChoice<F>[];
  readonly searchLabel?: string;
  /** Other content of the toolbar, such as saved views. */
  readonly tools?: ReactNode;
  readonly rowActions?: (row: T) => readonly RowAction[];
  /** The bulk actions; when absent, rows cannot be selected. */
  readonly bulk?: BulkActions<T> | undefined;
  /** Shown when the list is empty without search and filters. */
  readonly empty: ReactNode;
}

/**
 * The list of every screen: search, filters, sortable table, paging, and the loading, empty and
 * error states.
 */
export function DataTable<T extends { readonly id: string }, S extends string, F extends string>(
  props: DataTableProps<T, S, F>,
) {
  const { control, result } = props;
  const [hidden, setHidden] = useHiddenColumns(props.columnsKey);
  const meta = result.data?.meta;
  const filters = props.filters ?? [];
  const selection = useRowSelection(result.data?.data, props.bulk);
  const hasToolbar = props.searchLabel !== undefined || filters.length > 0;
  if (meta?.total === 0 && !control.isNarrowed)
    return <div className={classes.frame}>{props.empty}</div>;
  return (
    <div className={classes.list}>
      {hasToolbar && (
        <TableToolbar control={control} filters={filters} searchLabel={props.searchLabel}>
          {props.columnsKey !== undefined && (
            <ColumnChoice columns={props.columns} hidden={hidden} onChange={setHidden}>
              {props.columnChoice}
            </ColumnChoice>
          )}
          {props.tools}
        </TableToolbar>
      )}
      <SelectionBar selection={selection} bulk={props.bulk} />
      <TableBody {...props} selection={selection} columns={chosenColumns(props.columns, hidden)} />
      {meta !== undefined && meta.total > 0 && <TablePagination meta={meta} control={control} />}
    </div>
  );
}

function TableBody<T extends { readonly id: string }, S extends string, F extends string>(
  props: DataTableProps<T, S, F> & { readonly selection: RowSelection<T> | undefined },
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
      selection={props.selection && selectionColumn(props.selection)}
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
