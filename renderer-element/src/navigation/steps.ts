import type { FormSteps, Step } from '@form-builder/core/navigation/steps.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { StepPosition } from '../state/step-position.ts';

/** The step of a place; where rules took that off the road, the last one before it (-1: none). */
export function stepIndexAt({ steps }: FormSteps, { pageIndex, section }: StepPosition): number {
  return steps.findLastIndex(
    (step) =>
      step.pageIndex < pageIndex || (step.pageIndex === pageIndex && step.section <= section),
  );
}

/** The pages on the road, by index: what visitors see counted. */
export function pageIndexesOf({ steps }: Pick<FormSteps, 'steps'>): readonly number[] {
  return [...new Set(steps.map(({ pageIndex }) => pageIndex))];
}

/** Tells whether a cell stands on a step. */
export function isOnStep({ cells }: Step): (cell: Cell) => boolean {
  const own = new Set(cells);
  return (cell) => {
    for (let at: Cell | null = cell; at; at = at.parent) if (own.has(at)) return true;
    return false;
  };
}
