import type { CellNode } from './cell-node.ts';
import type { Instance } from './instance.ts';
import type { FarReader } from './program.ts';

/** Goes from the instance of what was read to every cell that reads it. */
export function visitReaders(
  instance: Instance,
  reader: FarReader,
  visit: (cell: CellNode) => void,
): void {
  let from = instance;
  for (let hop = reader.up; hop > 0 && from.parent; hop -= 1) from = from.parent;
  descend(from, reader, 0, visit);
}

function descend(
  instance: Instance,
  reader: FarReader,
  depth: number,
  visit: (cell: CellNode) => void,
): void {
  const collection = reader.collections[depth];
  if (collection === undefined) {
    const cell = instance.cells[reader.local];
    if (cell) visit(cell);
    return;
  }
  for (const row of instance.cells[collection]?.ruledRows ?? []) {
    descend(row.instance, reader, depth + 1, visit);
  }
}
