import { addDaysTo, addHoursTo } from '../../../formats/dates/shift-moment.ts';
import type { IssueAt } from '../../issue.ts';

/** The required relation of a date-time to another one: at least or at most a distance later or earlier. */
export const momentRelations = ['later', 'later_at_most', 'earlier', 'earlier_at_most'] as const;
export type MomentRelation = (typeof momentRelations)[number];

/** The unit of the distance between two date-times. */
export const momentUnits = ['hours', 'days'] as const;
export type MomentUnit = (typeof momentUnits)[number];

/** A date-time (`YYYY-MM-DD HH:mm`) for comparison, and its name in the message. */
export interface NamedMoment {
  readonly moment: string;
  readonly name: string;
}

/** The required relation to `other`; `count` 0 means any distance later or earlier. */
export interface MomentRule {
  readonly relation: MomentRelation;
  readonly other: NamedMoment;
  readonly count: number;
  readonly unit: MomentUnit;
}

const shifts: Readonly<Record<MomentUnit, (moment: string, count: number) => string>> = {
  hours: addHoursTo,
  days: addDaysTo,
};

type IsRight = (moment: string, other: string, limit: string) => boolean;

/** Texts of date-times sort in time order. */
const isRight: Readonly<Record<MomentRelation, IsRight>> = {
  later: (moment, _other, limit) => moment >= limit,
  later_at_most: (moment, other, limit) => moment >= other && moment <= limit,
  earlier: (moment, _other, limit) => moment <= limit,
  earlier_at_most: (moment, other, limit) => moment <= other && moment >= limit,
};

/** Checks the designer's required relation to the other date-time. */
export function momentRelationIssues(moment: string, rule: MomentRule): readonly IssueAt[] {
  const { relation, other, count, unit } = rule;
  const isLater = relation === 'later' || relation === 'later_at_most';
  if (count === 0) {
    const isFine = isLater ? moment > other.moment : moment < other.moment;
    const code = isLater ? 'issue.moment_after' : 'issue.moment_before';
    return isFine ? [] : [{ code, params: { item: other.name } }];
  }
  const limit = shifts[unit](other.moment, isLater ? count : -count);
  if (isRight[relation](moment, other.moment, limit)) return [];
  const distance = { hours: 0, days: 0, [unit]: count };
  return [{ code: `issue.moment_${relation}`, params: { item: other.name, ...distance } }];
}
