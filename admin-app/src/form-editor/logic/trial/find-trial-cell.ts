import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { fieldsWithin } from '../../document/place.ts';
import { conditionsOf } from '../rule-changes.ts';

/**
 * Finds the position at which a rule of a field or page is tried: in rows that of the first row,
 * which is added when there is none.
 */
export function findTrialCell(session: Session, id: string): Cell | undefined {
  const fixed = session.findCell(id);
  if (fixed) return fixed;
  return findWithin(
    session,
    session.pages.flatMap(({ cells }) => cells),
    id,
  );
}

function findWithin(session: Session, cells: readonly Cell[], id: string): Cell | undefined {
  const around = cells.find(({ field }) => fieldsWithin(field).some((one) => one.id === id));
  if (!around || around.field.id === id) return around;
  const inner = isRepeating(around) ? firstRow(session, around) : around.children;
  return findWithin(session, inner, id);
}

const isRepeating = ({ definition }: Cell) => definition.valueKind === 'rows';

const firstRow = (session: Session, collection: Cell): readonly Cell[] =>
  (collection.rows[0] ?? session.addRow(collection))?.cells ?? [];

/** Adds the rows that the conditions of a rule name, such as the first child. */
export function addNamedRows(session: Session, { condition_group: group }: LogicRule): void {
  for (const { target } of conditionsOf(group)) {
    const [id = '', index, ...inner] = target?.split('.') ?? [];
    const collection = session.findCell(id);
    // A row within a row is left to the try-out.
    if (index === undefined || inner.length > 1 || !collection) continue;
    while (collection.rows.length <= Number(index) && session.addRow(collection));
  }
}
