import type { ValueKind } from '../field-types/value-kind.ts';
import type { Operator } from './operator.ts';
import { contains } from './operators/contains/contains.ts';
import { contentLengthDoesNotEqual } from './operators/content-length-does-not-equal/content-length-does-not-equal.ts';
import { contentLengthEquals } from './operators/content-length-equals/content-length-equals.ts';
import { contentLengthGreaterThan } from './operators/content-length-greater-than/content-length-greater-than.ts';
import { contentLengthGreaterThanOrEqualTo } from './operators/content-length-greater-than-or-equal-to/content-length-greater-than-or-equal-to.ts';
import { contentLengthLessThan } from './operators/content-length-less-than/content-length-less-than.ts';
import { contentLengthLessThanOrEqualTo } from './operators/content-length-less-than-or-equal-to/content-length-less-than-or-equal-to.ts';
import { dateAfter } from './operators/date-after/date-after.ts';
import { dateBefore } from './operators/date-before/date-before.ts';
import { dateOnOrAfter } from './operators/date-on-or-after/date-on-or-after.ts';
import { dateOnOrBefore } from './operators/date-on-or-before/date-on-or-before.ts';
import { doesNotContain } from './operators/does-not-contain/does-not-contain.ts';
import { doesNotEqual } from './operators/does-not-equal/does-not-equal.ts';
import { endsWith } from './operators/ends-with/ends-with.ts';
import { equal } from './operators/equal/equal.ts';
import { greaterThan } from './operators/greater-than/greater-than.ts';
import { greaterThanOrEqualTo } from './operators/greater-than-or-equal-to/greater-than-or-equal-to.ts';
import { isEmpty } from './operators/is-empty/is-empty.ts';
import { isNotEmpty } from './operators/is-not-empty/is-not-empty.ts';
import { lessThan } from './operators/less-than/less-than.ts';
import { lessThanOrEqualTo } from './operators/less-than-or-equal-to/less-than-or-equal-to.ts';
import { nextMonth } from './operators/next-month/next-month.ts';
import { nextWeek } from './operators/next-week/next-week.ts';
import { nextYear } from './operators/next-year/next-year.ts';
import { pastMonth } from './operators/past-month/past-month.ts';
import { pastWeek } from './operators/past-week/past-week.ts';
import { pastYear } from './operators/past-year/past-year.ts';
import { timeAfter } from './operators/time-after/time-after.ts';
import { timeBefore } from './operators/time-before/time-before.ts';
import { timeOnOrAfter } from './operators/time-on-or-after/time-on-or-after.ts';
import { timeOnOrBefore } from './operators/time-on-or-before/time-on-or-before.ts';
import { labelLike } from './operators/label-like/label-like.ts';
import { startsWith } from './operators/starts-with/starts-with.ts';

/** Every operator by the name that conditions store, in the order they are offered. */
export const operators = {
  equal: equal,
  does_not_equal: doesNotEqual,
  contains: contains,
  does_not_contain: doesNotContain,
  starts_with: startsWith,
  ends_with: endsWith,
  is_empty: isEmpty,
  is_not_empty: isNotEmpty,
  greater_than: greaterThan,
  less_than: lessThan,
  greater_than_or_equal_to: greaterThanOrEqualTo,
  less_than_or_equal_to: lessThanOrEqualTo,
  content_length_equals: contentLengthEquals,
  content_length_does_not_equal: contentLengthDoesNotEqual,
  content_length_greater_than: contentLengthGreaterThan,
  content_length_greater_than_or_equal_to: contentLengthGreaterThanOrEqualTo,
  content_length_less_than: contentLengthLessThan,
  content_length_less_than_or_equal_to: contentLengthLessThanOrEqualTo,
  date_before: dateBefore,
  date_after: dateAfter,
  date_on_or_before: dateOnOrBefore,
  date_on_or_after: dateOnOrAfter,
  time_before: timeBefore,
  time_after: timeAfter,
  time_on_or_before: timeOnOrBefore,
  time_on_or_after: timeOnOrAfter,
  past_week: pastWeek,
  past_month: pastMonth,
  past_year: pastYear,
  next_week: nextWeek,
  next_month: nextMonth,
  next_year: nextYear,
  label_like: labelLike,
} as const satisfies Readonly<Record<string, Operator>>;

/** The name of an operator, as conditions store it. */
export type OperatorName = keyof typeof operators;

/** The names of all operators, in the order they are offered. */
// Object.keys returns strings; the registry has exactly the names as keys.
export const operatorNames = Object.keys(operators) as readonly OperatorName[];

/** The operators for conditions on this kind of answer, in the order they are offered. */
export function operatorsFor(kind: ValueKind): readonly OperatorName[] {
  return operatorNames.filter((name) => operators[name].tests[kind] !== undefined);
}
