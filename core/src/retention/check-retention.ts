import type { RetentionPolicy } from './plan-retention.ts';
import { retentionOutcomes } from './retention-outcomes.ts';
import { retentionFields, type RetentionField, type RetentionTerms } from './retention-terms.ts';

/** Finds the terms that contradict the organisation's maxima, or the form's own minimum. */
export function checkRetention(
  terms: RetentionTerms,
  { maxima }: Pick<RetentionPolicy, 'maxima'>,
): readonly RetentionField[] {
  const tooLong = retentionOutcomes.flatMap((outcome): RetentionField[] => {
    const field = `${outcome}_days` as const;
    return exceeds(terms[field], maxima[outcome]) ? [field] : [];
  });
  const min = terms.keep_days;
  const isKeptTooLong =
    exceeds(min, maxima.completed) ||
    exceeds(min, maxima.saved) ||
    [terms.all_days, terms.completed_days, terms.saved_days].some((days) => exceeds(min, days));
  const wrong = isKeptTooLong ? [...tooLong, 'keep_days'] : tooLong;
  return retentionFields.filter((field) => wrong.includes(field));
}

function exceeds(days: number | null, limit: number | null): boolean {
  return days !== null && limit !== null && days > limit;
}
