import type { CellNode } from './cell-node.ts';
import type { Instance } from './instance.ts';

/** The cell of a field in the same row, else in the rows and the form around it. */
export function findNear(instance: Instance, fieldId: string): CellNode | undefined {
  for (let place: Instance | null = instance; place; place = place.parent) {
    const found = place.cells.find(({ field }) => field.id === fieldId);
    if (found) return found;
  }
  return undefined;
}
