import type { RetentionOutcome } from './retention-outcomes.ts';

/** `anonymise`: sensitive answers and the person are removed, the rest is kept for figures. */
export const retentionMethods = ['delete', 'anonymise'] as const;
export type RetentionMethod = (typeof retentionMethods)[number];

/** The names of the terms of a form, in days. */
export const retentionFields = [
  'all_days',
  'keep_days',
  'completed_days',
  'saved_days',
  'aborted_days',
  'failed_days',
] as const satisfies readonly (`${RetentionOutcome}_days` | 'all_days' | 'keep_days')[];
export type RetentionField = (typeof retentionFields)[number];

/** The retention terms of a form, in days; `null`: not set. */
export interface RetentionTerms extends Readonly<Record<RetentionField, number | null>> {
  /** What happens to completed submissions at the end of `completed_days`. */
  readonly method: RetentionMethod;
}

/** The terms of a form for which none were set. */
export const noRetentionTerms: RetentionTerms = {
  all_days: null,
  keep_days: null,
  completed_days: null,
  saved_days: null,
  aborted_days: null,
  failed_days: null,
  method: 'delete',
};
