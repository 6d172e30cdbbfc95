import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, Skeleton, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort, IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './table-rows.module.css';
import type { TableControl } from './use-table-state.ts';

/** One column of a list. */
export interface Column<T, S extends string = string> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** The sort key of the endpoint, when the column can be sorted. */
  readonly sort?: S;
  readonly align?: 'right';
  /** Left out on windows narrower than this: the row must fit a phone. */
  readonly from?: 'small' | 'medium';
  readonly width?: string;
  /** Numbers and codes stay on one line. */
  readonly isOneLine?: boolean;
}

/** One entry of a row's menu: a place to go or something to do. */
export interface RowAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly to?: string;
  readonly onClick?: () => void;
  readonly isDanger?: boolean;
}

interface ListTableProps<T, S extends string> {
  readonly label: string;
  readonly columns: readonly Column<T, S>[];
  /** Absent while loading: placeholder rows keep the place. */
  readonly rows: readonly T[] | undefined;
  readonly control?: Pick<TableControl<S>, 'state' | 'sortBy'> | undefined;
  readonly rowActions?: ((row: T) => readonly RowAction[]) | undefined;
  readonly isStale?: boolean;
}

/** A table with sortable, sticky headings and one menu per row. */
export function TableRows<T extends { readonly id: string }, S extends string>(
  props: ListTableProps<T, S>,
) {
  const { t } = useLingui();
  const { columns, rows, rowActions } = props;
  return (
    <div className={classes.scroll}>
      <Table
        aria-label={props.label}
        aria-busy={rows === undefined}
        className={classes.table}
        data-stale={props.isStale || undefined}
      >
        <Table.Thead className={classes.head}>
          <Table.Tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} control={props.control} />
            ))}
            {rowActions !== undefined && (
              <Table.Th w="3rem">
                <span className={classes.hidden}>{t`Acties`}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows === undefined ? (
            <SkeletonRows columns={columns} hasActions={rowActions !== undefined} />
          ) : (
            rows.map((row) => (
              <Table.Tr key={row.id} className={classes.row}>
                {columns.map((column) => (
                  <Table.Td
                    key={column.id}
                    data-align={column.align}
                    data-from={column.from}
                    data-nowrap={column.isOneLine}
                  >
                    {column.cell(row)}
                  </Table.Td>
                ))}
                {rowActions !== undefined && (
                  <Table.Td>
                    <RowMenu actions={rowActions(row)} />
                  </Table.Td>
                )}
              </Table.Tr>
            ))
          )}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function HeadCell<T, S extends string>({
  column,
  control,
}: {
  readonly column: Column<T, S>;
  readonly control: Pick<TableControl<S>, 'state' | 'sortBy'> | undefined;
}) {
  const key = column.sort;
  const place = { 'data-align': column.align, 'data-from': column.from, w: column.width };
  if (key === undefined || control === undefined)
    return <Table.Th {...place}>{column.header}</Table.Th>;
  const isAscending = control.state.sort === key;
  const isDescending = control.state.sort === `!${key}`;
  const Icon = isAscending ? IconArrowUp : isDescending ? IconArrowDown : IconArrowsSort;
  return (
    <Table.Th
      {...place}
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : 'none'}
    >
      <UnstyledButton
        className={classes.sort}
        data-active={isAscending || isDescending || undefined}
        onClick={() => control.sortBy(key)}
      >
        {column.header}
        <Icon size={14} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}

function SkeletonRows<T, S extends string>({
  columns,
  hasActions,
}: {
  readonly columns: readonly Column<T, S>[];
  readonly hasActions: boolean;
}) {
  return Array.from({ length: 6 }, (_, index) => (
    <Table.Tr key={index}>
      {columns.map((column, at) => (
        <Table.Td key={column.id} data-from={column.from}>
          <Skeleton height={14} my={6} width={at === 0 ? '60%' : '45%'} />
        </Table.Td>
      ))}
      {hasActions && <Table.Td />}
    </Table.Tr>
  ));
}

function RowMenu({ actions }: { readonly actions: readonly RowAction[] }) {
  const { t } = useLingui();
  if (actions.length === 0) return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon className={classes.menu} variant="subtle" color="gray.7" aria-label={t`Acties`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, to, onClick, isDanger }) => {
          const shared = {
            leftSection: icon,
            children: label,
            ...(isDanger === true ? { color: 'red' } : {}),
          };
          return to === undefined ? (
            <Menu.Item key={label} {...shared} onClick={() => onClick?.()} />
          ) : (
            <Menu.Item key={label} {...shared} component={Link} to={to} />
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
