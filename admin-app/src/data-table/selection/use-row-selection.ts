import { useState, type ReactNode } from 'react';

/** One action on all selected rows. */
export interface BulkAction<T> {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  /** Returns the rows to which the action applies; it is hidden when there are none. */
  readonly fits: (row: T) => boolean;
  /** Whether it also applies to rows that other actions leave out. */
  readonly takesLeftOut?: boolean;
  /** Resolves when the action is done; rows remain selected until then. */
  readonly run: (rows: readonly T[]) => void;
}

/** The bulk actions of a list. */
export interface BulkActions<T> {
  /** The name of a row, for assistive technology. */
  readonly nameOf: (row: T) => string;
  readonly actions: readonly BulkAction<T>[];
  /** The rows that the actions leave out, and the sentence that says so. */
  readonly leftOut?: {
    readonly isLeftOut: (row: T) => boolean;
    readonly text: (count: number) => string;
  };
}

/** The selected rows of the page, and the ways to select. */
export interface RowSelection<T> {
  readonly chosen: readonly T[];
  readonly isAll: boolean;
  readonly isChosen: (row: T) => boolean;
  readonly nameOf: (row: T) => string;
  /**
   * Toggles the selection of a row; with `isRange`, of all rows from the previously toggled one.
   */
  readonly toggle: (row: T, isRange: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

interface Row {
  readonly id: string;
}

/** Manages the selected rows of a page; a row that is no longer on the page is not selected. */
export function useRowSelection<T extends Row>(
  rows: readonly T[] | undefined,
  bulk: BulkActions<T> | undefined,
): RowSelection<T> | undefined {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  if (bulk === undefined) return undefined;
  const all = rows ?? [];
  const chosen = all.filter(({ id }) => ids.has(id));
  const isAll = all.length > 0 && chosen.length === all.length;
  return {
    chosen,
    isAll,
    isChosen: ({ id }) => ids.has(id),
    nameOf: bulk.nameOf,
    toggle: (row, isRange) => {
      const range = isRange ? rowsBetween(all, anchor, row) : [row];
      setIds(withRows(new Set(chosen.map(({ id }) => id)), range, !ids.has(row.id)));
      setAnchor(row.id);
    },
    toggleAll: () => setIds(new Set(isAll ? [] : all.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

/** Returns the rows between two ids, inclusive, in either order. */
function rowsBetween<T extends Row>(rows: readonly T[], id: string | null, row: T): readonly T[] {
  const from = rows.findIndex((one) => one.id === id);
  const to = rows.indexOf(row);
  return from === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

function withRows(ids: Set<string>, rows: readonly Row[], isChosen: boolean): ReadonlySet<string> {
  for (const { id } of rows) {
    if (isChosen) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}
