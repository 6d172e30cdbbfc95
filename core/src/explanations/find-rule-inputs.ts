import { targetsOf } from '../logic/condition-tree.ts';
import { findTarget, goUp } from '../session/program/compile-condition-group.ts';
import type { SessionCell } from '../session/cells/session-cell.ts';
import type { ReferencePath } from '../session/program/program-field.ts';
import type { Cell, Session } from '../session/session.ts';
import { nodeOf } from './explain.ts';

/**
 * Returns the fields and variables that a rule reads at the position of `cell`, each once, in the
 * order of its conditions; a computed one is followed by what its formula reads. A target in a row
 * that does not exist is left out.
 */
export function findRuleInputs(
  session: Session,
  cell: Cell,
  ruleId: string,
): readonly SessionCell[] {
  const { instance, program } = nodeOf(session, cell);
  const compiled = program.rules.find(({ rule }) => rule.id === ruleId);
  const found = new Set<SessionCell>();
  for (const target of compiled ? targetsOf(compiled.group) : []) {
    const place = findTarget<SessionCell>(instance, target);
    if (place) addWithReads(place.instance.cellAt(place.fieldIndex), found);
  }
  return [...found];
}

function addWithReads(cell: SessionCell, found: Set<SessionCell>): void {
  if (found.has(cell)) return;
  found.add(cell);
  for (const path of cell.program.referencePaths.values()) {
    const read = findRead(cell, path);
    if (read) addWithReads(read, found);
  }
}

/** The cell that a formula reads; of a column of rows the one in the first row. */
function findRead(cell: SessionCell, path: ReferencePath): SessionCell | undefined {
  let instance = goUp<SessionCell>(cell.instance, path.scopesUp);
  for (const { fieldIndex } of path.columns) {
    const row = instance.cellAt(fieldIndex).rows[0];
    if (!row) return undefined;
    ({ instance } = row);
  }
  return instance.cellAt(path.fieldIndex);
}
