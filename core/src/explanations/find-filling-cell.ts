import type { Instance, SessionCell } from '../session/cells/session-cell.ts';
import { findCellInScope } from '../session/cells/find-cell-in-scope.ts';
import { parseAsAnswer } from '../session/cells/map-answers.ts';

/**
 * Finds the cell whose looked-up answer filled in a cell's current answer. Compares only the
 * answers, so that it also works for a resumed draft.
 */
export function findFillingCell(cell: SessionCell): SessionCell | undefined {
  const given = JSON.stringify(cell.current);
  return sourcesFor(cell.instance).find((source) => {
    const { definition, field } = source.program;
    if (definition.role !== 'input' || !definition.fills || source.typed === null) return false;
    return definition
      .fills(source.typed, field)
      .some(
        ({ target, value }) =>
          findCellInScope(source.instance, target) === cell &&
          JSON.stringify(parseAsAnswer(value, cell)) === given,
      );
  });
}

/** The cells that may fill in a field: its siblings, and those in rows of its siblings. */
function sourcesFor(instance: Instance): readonly SessionCell[] {
  return instance
    .cellsOf(instance.scope.fields)
    .flatMap((cell) => [cell, ...cell.rows.flatMap((row) => sourcesFor(row.instance))]);
}
