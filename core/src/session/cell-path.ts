import type { CellNode } from './cell-node.ts';
import type { Instance } from './instance.ts';

/** `id`, or `collectionId.index.id` in a row, however deep. */
export function pathOfCell(cell: CellNode): string {
  const { collection } = cell.instance;
  if (!collection) return cell.field.id;
  const index = collection.rows.findIndex((row) => row.instance === cell.instance);
  return `${pathOfCell(collection)}.${index}.${cell.field.id}`;
}

/** The cell at a path; `undefined` when there is none. */
export function findByPath(form: Instance, path: string): CellNode | undefined {
  const [id, ...steps] = path.split('.');
  let cell = findInInstance(form, id);
  for (let at = 0; at < steps.length; at += 2) {
    const row = cell?.rows[Number(steps[at])];
    cell = row && findInInstance(row.instance, steps[at + 1]);
  }
  return cell;
}

function findInInstance(instance: Instance, id: string | undefined): CellNode | undefined {
  return instance.cells.find((cell) => cell.field.id === id);
}
