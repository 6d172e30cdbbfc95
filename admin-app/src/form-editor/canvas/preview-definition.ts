import { memberOf } from '@form-builder/core/field-types/base/answer-record.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { requiredService } from '@form-builder/core/field-types/required-service.ts';
import type { Field, FormDefinition, Page } from '@form-builder/core/form/form-definition.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';

/** The providers by whose names visitors know them. */
export type NamedProviders = readonly { readonly id: string; readonly name: string }[];

/**
 * Returns a page for the canvas: everything is shown regardless of rules and settings, because
 * hidden fields must be editable, and a login has the name of its provider.
 */
export function previewDefinition(page: Page, providers: NamedProviders = []): FormDefinition {
  const shownField = (field: Field): Field => {
    const children = field.children?.map(shownField);
    const shown = { ...withLoginName(field, providers), logic: [], is_hidden: false };
    return { ...shown, ...(children && { children }) };
  };
  const properties = page.properties.map(shownField);
  return { pages: [{ ...page, logic: [], is_hidden: false, properties }] };
}

/** Without a server the login button names what the field has for its provider. */
function withLoginName(field: Field, providers: NamedProviders): Field {
  if (requiredService(fieldTypes[field.type]) !== 'login') return field;
  const settings: Readonly<Record<string, unknown>> = { ...field.custom_properties };
  const id = memberOf(settings, 'integration_id');
  const name = providers.find((one) => one.id === id)?.name ?? '…';
  // The settings are those of a login, which the union of all fields does not show.
  return { ...field, custom_properties: { ...settings, integration_id: name } } as Field;
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

function cellsWithin(cell: Cell): readonly Cell[] {
  return [...cell.children, ...cell.rows.flatMap((row) => row.cells)];
}

/** Returns the first cell of every field by field id, over which the canvas positions its box. */
export function firstCells(cells: Iterable<Cell>): ReadonlyMap<string, Cell> {
  const found = new Map<string, Cell>();
  const visit = (cell: Cell) => {
    if (!found.has(cell.field.id)) found.set(cell.field.id, cell);
    cellsWithin(cell).forEach(visit);
  };
  for (const cell of cells) visit(cell);
  return found;
}
