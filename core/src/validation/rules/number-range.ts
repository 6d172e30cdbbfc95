import { countDecimals } from '../../formats/format-number.ts';
import type { IssueAt } from '../issue.ts';

/** The smallest and greatest number allowed, both included. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Checks the range; the message contains both ends when the designer set both. */
export function numberRangeIssues(value: number, { min, max }: NumberRange): readonly IssueAt[] {
  const isBelow = min !== undefined && value < min;
  const isAbove = max !== undefined && value > max;
  if (!isBelow && !isAbove) return [];
  if (min !== undefined && max !== undefined) {
    return [{ code: 'issue.number_between', params: { min, max } }];
  }
  if (min !== undefined) return [{ code: 'issue.number_min', params: { min } }];
  return max === undefined ? [] : [{ code: 'issue.number_max', params: { max } }];
}

/** At most `places` digits after the decimal point; any number when absent. */
export function decimalPlacesIssues(value: number, places: number | undefined): readonly IssueAt[] {
  if (places === undefined || countDecimals(value) <= places) return [];
  return [{ code: 'issue.decimal_places', params: { places } }];
}
