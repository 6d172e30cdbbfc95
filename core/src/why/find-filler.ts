import type { CellNode } from '../session/cell-node.ts';
import { findNear } from '../session/find-near.ts';
import { fitAnswer } from '../session/mapped-answers.ts';

/**
 * The cell whose looked-up answer gives a cell the answer it has; `undefined` when none does. Told by
 * the answers alone, so that it can also be told of a draft that was resumed.
 */
export function findFiller(cell: CellNode): CellNode | undefined {
  const given = JSON.stringify(cell.current);
  return sourcesFor(cell.instance.cells).find((source) => {
    const { definition, field } = source.program;
    if (definition.role !== 'input' || !definition.fills || source.typed === null) return false;
    return definition
      .fills(source.typed, field)
      .some(
        ({ target, value }) =>
          findNear(source.instance, target) === cell &&
          JSON.stringify(fitAnswer(value, cell)) === given,
      );
  });
}

/** The cells that may fill a field: those beside it, and those in rows beside it. */
function sourcesFor(cells: readonly CellNode[]): readonly CellNode[] {
  return cells.flatMap((cell) => [
    cell,
    ...cell.rows.flatMap(({ instance }) => sourcesFor(instance.cells)),
  ]);
}
