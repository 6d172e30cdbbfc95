import type { Cell, Session } from '@form-builder/core/session/session.ts';

/** A position in the form, whether the visitor can reach it or not. */
export interface StepPosition {
  /** Index in the form. */
  readonly pageIndex: number;
  /** The section of the page, from 0: breaks split it. */
  readonly section: number;
}

/** The index of the page that holds a cell. */
export function pageIndexOfCell(session: Session, cell: Cell): number {
  let top = cell;
  while (top.parent) top = top.parent;
  return session.pages.findIndex((page) => page.cells.includes(top));
}
