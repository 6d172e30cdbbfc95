import type { Cell, Session } from '@form-builder/core/session/session.ts';

/** The pages that have something to show, by index. */
export function roadOf(session: Session): readonly number[] {
  return session.pages.flatMap((page, index) => (page.visible ? [index] : []));
}

/** The page on the road after this one; `undefined` at the end. */
export function pageAfter(road: readonly number[], pageIndex: number): number | undefined {
  return road.find((index) => index > pageIndex);
}

/** The page on the road before this one; `undefined` at the start. */
export function pageBefore(road: readonly number[], pageIndex: number): number | undefined {
  return road.findLast((index) => index < pageIndex);
}

/** The index of the page a cell stands on. */
export function pageOfCell(session: Session, cell: Cell): number {
  let top = cell;
  while (top.parent) top = top.parent;
  return session.pages.findIndex((page) => page.cells.includes(top));
}
