import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { useEffect, useReducer } from 'react';

/** Renders again after every change of a session, and returns how many there were. */
export function useSessionChanges(session: Session): number {
  const [changes, changed] = useReducer((count: number) => count + 1, 0);
  // Rows that were added have cells of their own, so the list is read again after each change.
  useEffect(() => {
    const stops = session.pages
      .flatMap(({ cells }) => cells.flatMap(withInner))
      .map((cell) => cell.subscribe(changed));
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, changes]);
  return changes;
}

/** A cell with the cells in it. */
export function withInner(cell: Cell): readonly Cell[] {
  const inner = [...cell.children, ...cell.rows.flatMap(({ cells }) => cells)];
  return [cell, ...inner.flatMap(withInner)];
}
