import { pagesOf } from './steps.ts';
import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { Screen } from '../state/form-state.ts';

/** Where the visitor is on the road, counted in pages from 1; the summary is the last step. */
export interface Step {
  readonly page: number;
  readonly total: number;
}

interface Place {
  readonly screen: Screen;
  readonly pageIndex: number;
  readonly road: FormSteps;
}

/** The step that is shown. */
export function stepOf({ screen, pageIndex, road }: Place, hasSummary: boolean): Step {
  const pages = pagesOf(road);
  const total = pages.length + (hasSummary && !road.stopBlock ? 1 : 0);
  return { page: screen === 'summary' ? total : pages.indexOf(pageIndex) + 1, total };
}
