import { aspects } from '../logic/action.ts';
import type { Instance, SessionCell } from './cells/session-cell.ts';
import type { ProgramPage } from './program/program.ts';
import type { ProgramField } from './program/program-field.ts';
import type { SessionPage } from './session.ts';

/** A page whose cells are made when they are asked for. */
export function createPage({ page, top }: ProgramPage, form: Instance): SessionPage {
  let cells: readonly SessionCell[] | undefined;
  return {
    page,
    get cells() {
      return (cells ??= form.cellsOf(top));
    },
    get visible() {
      return top.some((field) => hasContent(field, form));
    },
  };
}

/** Whether there is anything to see: a group counts when something in it does. */
function hasContent({ fieldIndex, rowScope, children }: ProgramField, form: Instance): boolean {
  if (((form.states[fieldIndex] ?? 0) & aspects.visible) === 0) return false;
  if (rowScope || children.length === 0) return true;
  return children.some((child) => hasContent(child, form));
}
