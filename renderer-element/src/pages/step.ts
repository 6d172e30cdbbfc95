import type { VisitSnapshot } from '../visit/visit-state.ts';

/** Where the visitor is on the road, counted from 1; the summary is the last step. */
export interface Step {
  readonly page: number;
  readonly total: number;
}

type Place = Pick<VisitSnapshot, 'screen' | 'pageIndex' | 'road'>;

/** The step that is shown. */
export function stepOf({ screen, pageIndex, road }: Place, hasSummary: boolean): Step {
  const total = road.length + (hasSummary ? 1 : 0);
  return { page: screen === 'summary' ? total : road.indexOf(pageIndex) + 1, total };
}
