import { subscribe } from 'valtio/vanilla';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import type { FormState } from '../../state/form-state.ts';

/** Calls `listener` once for all answers that change in one task, also after the form was started again. */
export function followAnswers(
  state: FormState,
  current: () => FormNavigation,
  listener: () => void,
): () => void {
  let session = current().open.session;
  let isReporting = false;
  let stopCells = followCells(session, report);
  const stopState = subscribe(state, () => {
    if (current().open.session !== session) report();
  });

  function report(): void {
    if (isReporting) return;
    isReporting = true;
    queueMicrotask(() => {
      isReporting = false;
      stopCells();
      ({ session } = current().open);
      // Rows that were added have cells of their own.
      stopCells = followCells(session, report);
      listener();
    });
  }

  return () => {
    stopCells();
    stopState();
  };
}

function followCells({ pages }: Session, onChange: () => void): () => void {
  const stops = pages
    .flatMap(({ cells }) => cells.flatMap(withInner))
    .map((cell) => cell.subscribe(onChange));
  return () => stops.forEach((stop) => stop());
}

function withInner(cell: Cell): readonly Cell[] {
  const inner = [...cell.children, ...cell.rows.flatMap(({ cells }) => cells)];
  return [cell, ...inner.flatMap(withInner)];
}
