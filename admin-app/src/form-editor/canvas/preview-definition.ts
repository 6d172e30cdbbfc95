import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field, FormDefinition, Page } from '@form-builder/core/form/form-definition.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';

/**
 * Returns a page for the canvas: everything is shown regardless of rules and settings, because
 * hidden fields must be editable.
 */
export function previewDefinition(page: Page): FormDefinition {
  const shownField = (field: Field): Field => {
    const children = field.children?.map(shownField);
    const shown = { ...field, logic: [], is_hidden: false };
    return { ...shown, ...(children && { children }) };
  };
  const properties = page.properties.map(shownField);
  return { pages: [{ ...page, logic: [], is_hidden: false, properties }] };
}

/** Opens one row in every repeating field that has none, so that its fields can be seen. */
export function openFirstRows(session: Session): void {
  for (const page of session.pages) page.cells.forEach((cell) => openFirstRow(session, cell));
}

function openFirstRow(session: Session, cell: Cell): void {
  if (fieldTypes[cell.field.type].valueKind === 'rows' && cell.rows.length === 0) {
    session.addRow(cell);
  }
  for (const inner of cellsWithin(cell)) openFirstRow(session, inner);
}

/** Returns the cells directly inside a cell. */
export function cellsWithin(cell: Cell): readonly Cell[] {
  return [...cell.children, ...cell.rows.flatMap((row) => row.cells)];
}

/** Returns the first cell of every field by field id. */
export function firstCells(
  cells: Iterable<Cell>,
  within: (cell: Cell) => readonly Cell[] = cellsWithin,
): ReadonlyMap<string, Cell> {
  const found = new Map<string, Cell>();
  const visit = (cell: Cell) => {
    if (!found.has(cell.field.id)) found.set(cell.field.id, cell);
    within(cell).forEach(visit);
  };
  for (const cell of cells) visit(cell);
  return found;
}
