import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { Screen } from '../state/screen.ts';

/** The position of the visitor, counted in pages from 1; the summary is the last step. */
export interface StepCount {
  readonly page: number;
  readonly total: number;
}

interface Place {
  readonly screen: Screen;
  readonly pageIndex: number;
  readonly formSteps: FormSteps;
}

/** Counts the steps; a stop block does not change their number. */
export function countSteps(
  { screen, pageIndex, formSteps: { pageIndexes } }: Place,
  hasSummary: boolean,
): StepCount {
  const total = pageIndexes.length + (hasSummary ? 1 : 0);
  return { page: screen === 'summary' ? total : pageIndexes.indexOf(pageIndex) + 1, total };
}
