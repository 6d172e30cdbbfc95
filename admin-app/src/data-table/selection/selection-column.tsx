import { useLingui } from '@lingui/react/macro';
import { Checkbox, Table } from '@mantine/core';
import type { SelectionColumn } from '../table-rows.tsx';
import classes from '../table-rows.module.css';
import type { RowSelection } from './use-row-selection.ts';

/** The column of checkboxes before the other columns of a table. */
export function selectionColumn<T>(selection: RowSelection<T>): SelectionColumn<T> {
  return {
    headCell: <ChooseAllCell selection={selection} />,
    cell: (row) => <ChooseCell selection={selection} row={row} />,
    isChosen: selection.isChosen,
  };
}

/** The checkbox in the heading, which selects all rows of the page, or none. */
function ChooseAllCell<T>({ selection }: { readonly selection: RowSelection<T> }) {
  const { t } = useLingui();
  return (
    <Table.Th w="2.5rem">
      <Checkbox
        aria-label={t`Alles op deze pagina kiezen`}
        checked={selection.isAll}
        indeterminate={!selection.isAll && selection.chosen.length > 0}
        onChange={selection.toggleAll}
      />
    </Table.Th>
  );
}

interface ChooseCellProps<T> {
  readonly selection: RowSelection<T>;
  readonly row: T;
}

/** The checkbox of a row, above the link that covers the row. */
function ChooseCell<T>({ selection, row }: ChooseCellProps<T>) {
  const { t } = useLingui();
  return (
    <Table.Td>
      <Checkbox
        className={classes.menu ?? ''}
        aria-label={t`${selection.nameOf(row)} kiezen`}
        checked={selection.isChosen(row)}
        onChange={(event) => selection.toggle(row, isShifted(event.nativeEvent))}
      />
    </Table.Td>
  );
}

/** A click or the space bar with Shift selects all rows from the previously toggled one. */
function isShifted(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}
