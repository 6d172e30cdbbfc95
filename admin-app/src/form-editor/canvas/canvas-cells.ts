import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { matchesPattern } from '@form-builder/core/patterns/pattern-matcher.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { buildProgram } from '@form-builder/core/session/program/build-program.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { browserClock } from '../../form-preview/browser-clock.ts';
import { cellsWithin, firstCells, previewDefinition } from './preview-definition.ts';

const engine = { types: fieldTypes, matchesPattern };

/** The session around the cells, for the day of today: it has no fields that could be answered. */
export const canvasSession: Session = createSession(buildProgram({ pages: [] }, engine), {
  clock: browserClock,
});

/** Fields are immutable, and nobody answers on the canvas. */
const cellsOf = new WeakMap<Field, readonly Cell[]>();

/**
 * Returns the cells of fields for the canvas, which shows everything, with formulas as text. Without
 * rules and formulas no field depends on another, so each has a session of its own: an unchanged
 * field keeps its cell, and an edit costs the same in a long form as in a short one.
 */
export function canvasCells(fields: readonly Field[]): readonly Cell[] {
  return fields.flatMap((field) => {
    const known = cellsOf.get(field) ?? createCells(field);
    cellsOf.set(field, known);
    return known;
  });
}

/** Returns the cells of the row that visitors could add to a repeating field without rows, as they see its fields. */
export function templateCells({ field, rows }: Cell): readonly Cell[] {
  const hasRows = fieldTypes[field.type].valueKind === 'rows';
  return hasRows && rows.length === 0 ? canvasCells(field.children ?? []) : [];
}

/** Returns the cell over which the canvas positions the box of each field, by field id. */
export const boxCells = (cells: Iterable<Cell>): ReadonlyMap<string, Cell> =>
  firstCells(cells, (cell) => [...cellsWithin(cell), ...templateCells(cell)]);

function createCells(field: Field): readonly Cell[] {
  const page = { id: 'canvas', title: '', properties: [field] };
  const program = buildProgram(previewDefinition(page), engine);
  const session = createSession(program, { clock: browserClock });
  return session.pages.flatMap((one) => one.cells);
}
