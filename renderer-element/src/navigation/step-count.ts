import { pageIndexesOf } from './steps.ts';
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

/** Counts the steps. */
export function countSteps(
  { screen, pageIndex, formSteps }: Place,
  hasSummary: boolean,
): StepCount {
  const pages = pageIndexesOf(formSteps);
  const total = pages.length + (hasSummary && !formSteps.stopBlock ? 1 : 0);
  return { page: screen === 'summary' ? total : pages.indexOf(pageIndex) + 1, total };
}
