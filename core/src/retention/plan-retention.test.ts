import { describe, expect, test } from 'vitest';
import { checkRetention } from './check-retention.ts';
import { planRetention, type RetentionPolicy } from './plan-retention.ts';
import type { RetentionDays } from './retention-outcomes.ts';
import { noRetentionTerms, type RetentionTerms } from './retention-terms.ts';

const none: RetentionDays = { completed: null, saved: null, aborted: null, failed: null };
const policy = (members: Partial<RetentionPolicy> = {}): RetentionPolicy => ({
  defaults: none,
  maxima: none,
  ...members,
});
const terms = (members: Partial<RetentionTerms>): RetentionTerms => ({
  ...noRetentionTerms,
  ...members,
});

describe('planRetention', () => {
  test.each([
    ['nothing is set: kept', terms({}), policy(), null],
    ['the default', terms({}), policy({ defaults: { ...none, completed: 30 } }), 30],
    [
      'the form before the default',
      terms({ completed_days: 60 }),
      policy({ defaults: { ...none, completed: 30 } }),
      60,
    ],
    [
      'the maximum, when nothing else is set',
      terms({}),
      policy({ maxima: { ...none, completed: 90 } }),
      90,
    ],
    [
      'the maximum before a longer term',
      terms({ completed_days: 200 }),
      policy({ maxima: { ...none, completed: 90 } }),
      90,
    ],
    ['all, when it is shorter', terms({ completed_days: 60, all_days: 10 }), policy(), 10],
    ['at least the days to keep', terms({ completed_days: 5, keep_days: 20 }), policy(), 20],
    ['the days to keep alone delete nothing', terms({ keep_days: 20 }), policy(), null],
    [
      'the maximum before the days to keep',
      terms({ completed_days: 5, keep_days: 99 }),
      policy({ maxima: { ...none, completed: 50 } }),
      50,
    ],
  ])('deletes completed submissions after %s', (_, own, all, days) => {
    expect(planRetention(own, all).completed).toEqual({ anonymiseDays: null, deleteDays: days });
  });

  test('anonymises completed submissions, and deletes them only after the term for all', () => {
    const plan = planRetention(
      terms({ method: 'anonymise', completed_days: 30, all_days: 365, saved_days: 10 }),
      policy(),
    );
    expect(plan.completed).toEqual({ anonymiseDays: 30, deleteDays: 365 });
    expect(plan.saved).toEqual({ anonymiseDays: null, deleteDays: 10 });
    expect(plan.aborted.deleteDays).toBe(365);
  });

  test('does not keep aborted visits for the least number of days', () => {
    const plan = planRetention(terms({ aborted_days: 1, saved_days: 1, keep_days: 20 }), policy());
    expect([plan.aborted.deleteDays, plan.saved.deleteDays]).toEqual([1, 20]);
  });
});

test('checkRetention names the terms above a maximum, and days to keep beyond a term', () => {
  const { maxima } = policy({ maxima: { ...none, completed: 90 } });
  expect(checkRetention(terms({ completed_days: 91, saved_days: 500 }), { maxima })).toEqual([
    'completed_days',
  ]);
  expect(checkRetention(terms({ keep_days: 30, all_days: 10 }), { maxima })).toEqual(['keep_days']);
  expect(checkRetention(terms({ keep_days: 30, all_days: 60 }), { maxima })).toEqual([]);
});
