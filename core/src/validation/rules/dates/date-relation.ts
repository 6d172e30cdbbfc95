import type { IssueAt } from '../../issue.ts';

/** The required order of a date and another one. */
export const dateRelations = ['after', 'after_or_on', 'before', 'before_or_on', 'between'] as const;
export type DateRelation = (typeof dateRelations)[number];

/** A day for comparison, and its name in the message. */
export interface NamedDay {
  readonly day: string;
  readonly name: string;
}

const isRight: Readonly<
  Record<Exclude<DateRelation, 'between'>, (day: string, other: string) => boolean>
> = {
  after: (day, other) => day > other,
  after_or_on: (day, other) => day >= other,
  before: (day, other) => day < other,
  before_or_on: (day, other) => day <= other,
};

const codes: Readonly<Record<Exclude<DateRelation, 'between'>, IssueAt['code']>> = {
  after: 'issue.date_after',
  after_or_on: 'issue.date_after_or_on',
  before: 'issue.date_before',
  before_or_on: 'issue.date_before_or_on',
};

/**
 * Checks the required relation to `start` (and to `end` for `between`, both included). Does not apply while the
 * other question is unanswered.
 */
export function dateRelationIssues(
  day: string,
  relation: DateRelation,
  start: NamedDay | undefined,
  end?: NamedDay,
): readonly IssueAt[] {
  if (relation === 'between') return betweenIssues(day, start, end);
  if (!start || isRight[relation](day, start.day)) return [];
  return [{ code: codes[relation], params: { item: start.name } }];
}

function betweenIssues(
  day: string,
  start: NamedDay | undefined,
  end: NamedDay | undefined,
): readonly IssueAt[] {
  if (!start) return dateRelationIssues(day, 'before_or_on', end);
  if (!end) return dateRelationIssues(day, 'after_or_on', start);
  if (day >= start.day && day <= end.day) return [];
  return [{ code: 'issue.date_between', params: { start: start.name, end: end.name } }];
}
