import type { Instance, SessionCell } from './session-cell.ts';

/** The path of a cell: `id`, or `collectionId.index.id` in a row, at any depth. */
export function pathOfCell(cell: SessionCell): string {
  const { collection } = cell.instance;
  if (!collection) return cell.field.id;
  const index = collection.rows.findIndex((row) => row.instance === cell.instance);
  return `${pathOfCell(collection)}.${index}.${cell.field.id}`;
}

/** The cell at a path from the form; `undefined` when it does not exist. */
export function findByPath(form: Instance, path: string): SessionCell | undefined {
  const [id = '', ...steps] = path.split('.');
  let cell = findInInstance(form, id);
  for (let at = 0; at < steps.length; at += 2) {
    const row = cell?.rows[Number(steps[at])];
    cell = row && findInInstance(row.instance, steps[at + 1] ?? '');
  }
  return cell;
}

/** The cell of a field directly in the instance. */
export function findInInstance(instance: Instance, fieldId: string): SessionCell | undefined {
  const field = instance.scope.plan.byId.get(fieldId);
  return field && instance.cellAt(field.fieldIndex);
}
