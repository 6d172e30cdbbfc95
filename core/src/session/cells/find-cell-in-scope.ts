import { findInInstance } from './cell-path.ts';
import type { SessionCell, Instance } from './session-cell.ts';

/** The cell of a field in the same row, else in the rows and the form around it. */
export function findCellInScope(instance: Instance, fieldId: string): SessionCell | undefined {
  for (let place: Instance | null = instance; place; place = place.parent) {
    const found = findInInstance(place, fieldId);
    if (found) return found;
  }
  return undefined;
}
