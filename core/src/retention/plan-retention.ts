import {
  retentionOutcomes,
  type RetentionDays,
  type RetentionOutcome,
} from './retention-outcomes.ts';
import type { RetentionTerms } from './retention-terms.ts';

/** The organisation's retention settings for all forms. */
export interface RetentionPolicy {
  /** The defaults for forms without terms. */
  readonly defaults: RetentionDays;
  /** The maxima for every form. */
  readonly maxima: RetentionDays;
}

/**
 * The number of days after which submissions with an outcome are anonymised and deleted; `null`:
 * never.
 */
export interface RetentionStep {
  readonly anonymiseDays: number | null;
  readonly deleteDays: number | null;
}
export type RetentionPlan = Readonly<Record<RetentionOutcome, RetentionStep>>;

/**
 * Returns the retention plan of a form: its own terms, else the organisation's, within the maxima.
 */
export function planRetention(terms: RetentionTerms, policy: RetentionPolicy): RetentionPlan {
  const plan = retentionOutcomes.map((outcome) => [outcome, planOutcome(outcome, terms, policy)]);
  // There is one entry for each outcome, which the type of fromEntries cannot express.
  return Object.fromEntries(plan) as RetentionPlan;
}

/**
 * The outcomes to which the minimum number of days applies: submissions that visitors sent or chose
 * to save.
 */
const keptOutcomes: readonly RetentionOutcome[] = ['completed', 'saved'];

function planOutcome(
  outcome: RetentionOutcome,
  terms: RetentionTerms,
  { defaults, maxima }: RetentionPolicy,
): RetentionStep {
  const own = terms[`${outcome}_days`] ?? defaults[outcome];
  const keep = keptOutcomes.includes(outcome) ? (terms.keep_days ?? 0) : 0;
  const within = (...days: readonly (number | null)[]): number | null => {
    const shortest = least(days);
    return shortest === null ? null : least([Math.max(shortest, keep), maxima[outcome]]);
  };
  if (outcome === 'completed' && terms.method === 'anonymise')
    return { anonymiseDays: within(own, maxima[outcome]), deleteDays: within(terms.all_days) };
  return { anonymiseDays: null, deleteDays: within(own, terms.all_days, maxima[outcome]) };
}

function least(days: readonly (number | null)[]): number | null {
  const known = days.filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
}
