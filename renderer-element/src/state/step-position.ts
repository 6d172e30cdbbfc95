import type { Cell, Session } from '@form-builder/core/session/session.ts';

/** A position in the form, whether the visitor can reach it or not. */
export interface StepPosition {
  /** Index in the form. */
  readonly pageIndex: number;
  /** The index of the section of the page, which breaks split. */
  readonly section: number;
}

/** Returns the index of the page that contains a cell. */
export function pageIndexOfCell(session: Session, cell: Cell): number {
  let top = cell;
  while (top.parent) top = top.parent;
  return session.pages.findIndex((page) => page.cells.includes(top));
}
