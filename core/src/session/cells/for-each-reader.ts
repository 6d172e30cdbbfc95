import type { SessionCell, Instance } from './session-cell.ts';
import type { CrossScopeReader } from '../program/program-field.ts';

/** Calls `visit` for every cell that reads a field of `instance`. */
export function forEachReader(
  instance: Instance,
  reader: CrossScopeReader,
  visit: (cell: SessionCell) => void,
): void {
  let from = instance;
  for (let hop = reader.scopesUp; hop > 0 && from.parent; hop -= 1) from = from.parent;
  descend(from, reader, 0, visit);
}

function descend(
  instance: Instance,
  reader: CrossScopeReader,
  depth: number,
  visit: (cell: SessionCell) => void,
): void {
  const collection = reader.collections[depth];
  if (collection === undefined) {
    visit(instance.cellAt(reader.fieldIndex));
    return;
  }
  for (const row of instance.cellAt(collection).evaluatedRows) {
    descend(row.instance, reader, depth + 1, visit);
  }
}
