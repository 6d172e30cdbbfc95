import { cellKeyOf } from './cell-key.ts';
import type { SessionCell } from './session-cell.ts';

/** `id`, or `collectionId.index.id` in a row, however deep. */
export function pathOfCell(cell: SessionCell): string {
  const { collection } = cell.instance;
  if (!collection) return cell.field.id;
  const index = collection.rows.findIndex((row) => row.instance === cell.instance);
  return `${pathOfCell(collection)}.${index}.${cell.field.id}`;
}

/** The cell at a path, out of the cells of a session by key; `undefined` when there is none. */
export function findByPath(
  cells: ReadonlyMap<string, SessionCell>,
  path: string,
): SessionCell | undefined {
  const [id = '', ...steps] = path.split('.');
  let cell = cells.get(id);
  for (let at = 0; at < steps.length; at += 2) {
    const row = cell?.rows[Number(steps[at])];
    cell = row && cells.get(cellKeyOf(steps[at + 1] ?? '', row.key));
  }
  return cell;
}
