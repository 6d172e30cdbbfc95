import { findInInstance } from './cell-path.ts';
import type { SessionCell, Instance } from './session-cell.ts';

/** The cell of a field in the same row, or else in the enclosing rows and the form. */
export function findCellInScope(instance: Instance, fieldId: string): SessionCell | undefined {
  for (let place: Instance | null = instance; place; place = place.parent) {
    const found = findInInstance(place, fieldId);
    if (found) return found;
  }
  return undefined;
}
