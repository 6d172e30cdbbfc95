import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, Skeleton, Table, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort, IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './table-rows.module.css';
import { useIsTooWide } from './use-is-too-wide.ts';
import type { TableControl } from './use-table-state.ts';

/** One column of a list. */
export interface Column<T, S extends string = string> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** The sort key of the endpoint, when the column can be sorted. */
  readonly sort?: S;
  readonly align?: 'right';
  /** Hidden in windows narrower than this (640, 1024, 1400, 1700 px), so that the row fits. */
  readonly from?: 'small' | 'medium' | 'large' | 'wide';
  readonly width?: string;
  /** Prevents line breaks, for numbers and codes. */
  readonly isOneLine?: boolean;
  /** Whether the list offers another choice than a checkbox for showing it. */
  readonly isChosenApart?: true;
}

/** One item of a row's menu: a link or an action. */
export interface RowAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly to?: string;
  readonly onClick?: () => void;
  readonly isDanger?: boolean;
  /** Whether the action is running. */
  readonly isDisabled?: boolean;
  /** Why the action is not possible now: shown below its label, and it does nothing. */
  readonly blockedBy?: string | undefined;
}

/** The column in which rows are selected for bulk actions. */
export interface SelectionColumn<T> {
  readonly headCell: ReactNode;
  readonly cell: (row: T) => ReactNode;
  readonly isChosen: (row: T) => boolean;
}

interface ListTableProps<T, S extends string> {
  readonly label: string;
  readonly columns: readonly Column<T, S>[];
  /** Absent while loading; placeholder rows are shown then. */
  readonly rows: readonly T[] | undefined;
  readonly control?: Pick<TableControl<S>, 'state' | 'sortBy'> | undefined;
  readonly rowActions?: ((row: T) => readonly RowAction[]) | undefined;
  readonly isStale?: boolean;
  /** The checkboxes for bulk actions; when absent, rows cannot be selected. */
  readonly selection?: SelectionColumn<T> | undefined;
}

/** A table with sortable, sticky headings and one menu per row. */
export function TableRows<T extends { readonly id: string }, S extends string>(
  props: ListTableProps<T, S>,
) {
  const { t } = useLingui();
  const { columns, rows, rowActions, selection } = props;
  const [frame, isTooWide] = useIsTooWide();
  return (
    <div
      ref={frame}
      className={classes.scroll}
      data-wide={isTooWide || columns.some(({ isChosenApart }) => isChosenApart) || undefined}
    >
      <Table
        aria-label={props.label}
        aria-busy={rows === undefined}
        className={classes.table}
        data-stale={props.isStale || undefined}
      >
        <Table.Thead className={classes.head}>
          <Table.Tr>
            {selection?.headCell}
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                control={props.control}
                isTight={isTooWide}
              />
            ))}
            {rowActions !== undefined && (
              <Table.Th className={classes.actions} w="3rem">
                <span className={classes.hidden}>{t`Acties`}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows === undefined ? (
            <SkeletonRows
              columns={columns}
              hasActions={rowActions !== undefined}
              hasSelection={selection !== undefined}
            />
          ) : (
            rows.map((row) => (
              <Table.Tr
                key={row.id}
                className={classes.row}
                data-chosen={selection?.isChosen(row) === true || undefined}
              >
                {selection?.cell(row)}
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
                  <Table.Td className={classes.actions}>
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
  isTight,
}: {
  readonly column: Column<T, S>;
  readonly control: Pick<TableControl<S>, 'state' | 'sortBy'> | undefined;
  /** Whether the columns do not fit, so that each keeps its own width and the list scrolls. */
  readonly isTight: boolean;
}) {
  const key = column.sort;
  const place = {
    'data-align': column.align,
    'data-from': column.from,
    'data-wraps': column.isChosenApart,
    w: column.width,
    miw: isTight ? column.width : undefined,
  };
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
  hasSelection,
}: {
  readonly columns: readonly Column<T, S>[];
  readonly hasActions: boolean;
  readonly hasSelection: boolean;
}) {
  return Array.from({ length: 6 }, (_, index) => (
    <Table.Tr key={index}>
      {hasSelection && <Table.Td />}
      {columns.map((column, at) => (
        <Table.Td key={column.id} data-from={column.from}>
          <Skeleton height={14} my={6} width={at === 0 ? '60%' : '45%'} />
        </Table.Td>
      ))}
      {hasActions && <Table.Td />}
    </Table.Tr>
  ));
}

interface BlockedItemProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly reason: string;
}

/** An action that is not possible now. It takes the focus, so that a screen reader reads why. */
function BlockedItem({ label, icon, reason }: BlockedItemProps) {
  return (
    <Menu.Item leftSection={icon} color="gray.7" maw="18rem" aria-disabled closeMenuOnClick={false}>
      {label}
      <Text span display="block" size="xs">
        {reason}
      </Text>
    </Menu.Item>
  );
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
        {actions.map(({ label, icon, to, onClick, isDanger, isDisabled = false, blockedBy }) => {
          if (blockedBy !== undefined)
            return <BlockedItem key={label} label={label} icon={icon} reason={blockedBy} />;
          const shared = {
            leftSection: icon,
            children: label,
            ...(isDanger === true ? { color: 'red' } : {}),
          };
          return to === undefined ? (
            <Menu.Item key={label} {...shared} disabled={isDisabled} onClick={() => onClick?.()} />
          ) : (
            <Menu.Item key={label} {...shared} component={Link} to={to} />
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
