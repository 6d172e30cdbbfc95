import type { FormSteps, Step } from '@form-builder/core/navigation/steps.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { StepPosition } from '../state/step-position.ts';

/**
 * The index of the step at a position, or of the last one before it when rules removed that (-1:
 * none).
 */
export function stepIndexAt({ steps }: FormSteps, { pageIndex, section }: StepPosition): number {
  return steps.findLastIndex(
    (step) =>
      step.pageIndex < pageIndex || (step.pageIndex === pageIndex && step.section <= section),
  );
}

/** Returns a function that tests whether a cell belongs to the step. */
export function isOnStep({ cells }: Step): (cell: Cell) => boolean {
  const own = new Set(cells);
  return (cell) => {
    for (let at: Cell | null = cell; at; at = at.parent) if (own.has(at)) return true;
    return false;
  };
}
