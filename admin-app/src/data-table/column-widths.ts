import type { Column } from './table-rows.tsx';

/** The narrowest window, in pixels, in which a column is shown unless the user chose it; the styles have the same. */
const minWindowWidths = { small: 640, medium: 1024, large: 1400, wide: 1700 } as const;

/** Whether a column is shown in this window when the user did not choose columns. */
export const fitsWindow = ({ from }: Pick<Column<never>, 'from'>): boolean =>
  from === undefined || window.innerWidth >= minWindowWidths[from];

/** The columns that the user chose, at any width but that of a phone; without a choice all, of which the window hides some. */
export function chosenColumns<T, S extends string>(
  columns: readonly Column<T, S>[],
  hidden: readonly string[] | null,
): readonly Column<T, S>[] {
  if (hidden === null) return columns;
  return columns
    .filter(({ id }) => !hidden.includes(id))
    .map(({ from, ...column }) => ({ ...column, ...(from && { from: 'small' as const }) }));
}
