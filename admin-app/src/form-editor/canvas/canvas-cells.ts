import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { matchesPattern } from '@form-builder/core/patterns/pattern-matcher.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { buildProgram } from '@form-builder/core/session/program/build-program.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { browserClock } from '../../form-preview/browser-clock.ts';
import { openFirstRows, previewDefinition, type NamedProviders } from './preview-definition.ts';

const engine = { types: fieldTypes, matchesPattern };

/** The session around the cells, for the day of today: it has no fields that could be answered. */
export const canvasSession: Session = createSession(buildProgram({ pages: [] }, engine), {
  clock: browserClock,
});

/** By the providers that they name: fields are immutable, and nobody answers on the canvas. */
const cellsWith = new WeakMap<NamedProviders, WeakMap<Field, readonly Cell[]>>();
const noProviders: NamedProviders = [];

/**
 * Returns the cells of fields for the canvas, which shows everything, with formulas as text. Without
 * rules and formulas no field depends on another, so each has a session of its own: an unchanged
 * field keeps its cell, and an edit costs the same in a long form as in a short one.
 */
export function canvasCells(fields: readonly Field[], providers = noProviders): readonly Cell[] {
  const cells = cellsWith.get(providers) ?? new WeakMap<Field, readonly Cell[]>();
  cellsWith.set(providers, cells);
  return fields.flatMap((field) => {
    const known = cells.get(field) ?? createCells(field, providers);
    cells.set(field, known);
    return known;
  });
}

function createCells(field: Field, providers: NamedProviders): readonly Cell[] {
  const page = { id: 'canvas', title: '', properties: [field] };
  const program = buildProgram(previewDefinition(page, providers), engine);
  const session = createSession(program, { clock: browserClock });
  openFirstRows(session);
  return session.pages.flatMap((one) => one.cells);
}
