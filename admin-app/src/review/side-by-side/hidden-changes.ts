import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Cell, SessionPage } from '@form-builder/core/session/session.ts';

/** The changed fields of a page that its visitor does not see: a rule hides them, or a group has no rows yet. */
export function hiddenChanges(
  { page, cells }: SessionPage,
  changedFieldIds: ReadonlySet<string>,
): readonly Field[] {
  const visibleIds = new Set(iterateVisible(cells));
  return [...iterateFields([page])]
    .map(({ field }) => field)
    .filter(({ id }) => changedFieldIds.has(id) && !visibleIds.has(id));
}

function* iterateVisible(cells: readonly Cell[]): Generator<string> {
  for (const { visible, field, children, rows } of cells) {
    if (!visible) continue;
    yield field.id;
    yield* iterateVisible(children);
    for (const row of rows) yield* iterateVisible(row.cells);
  }
}
