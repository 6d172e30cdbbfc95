import { aspects } from '../../logic/action.ts';
import type { SessionCell } from './session-cell.ts';

/** A repeating field is hidden when all fields in all rows are hidden, or would be in a new row. */
export function areRowsHidden({ evaluatedRows, program }: SessionCell): boolean {
  if (program.children.length === 0) return false;
  for (const { instance } of evaluatedRows) {
    for (const { fieldIndex } of instance.scope.top) {
      if (((instance.flags[fieldIndex] ?? 0) & aspects.visible) !== 0) return false;
    }
  }
  return true;
}
