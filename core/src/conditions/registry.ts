import type { ValueKind } from '../field-types/field-type.ts';
import type { Operator } from './operator.ts';
import type { OperatorName } from './operators.ts';
import { contains } from './operators/contains.ts';
import { contentLengthDoesNotEqual } from './operators/content-length-does-not-equal.ts';
import { contentLengthEquals } from './operators/content-length-equals.ts';
import { contentLengthGreaterThan } from './operators/content-length-greater-than.ts';
import { contentLengthGreaterThanOrEqualTo } from './operators/content-length-greater-than-or-equal-to.ts';
import { contentLengthLessThan } from './operators/content-length-less-than.ts';
import { contentLengthLessThanOrEqualTo } from './operators/content-length-less-than-or-equal-to.ts';
import { dateAfter } from './operators/date-after.ts';
import { dateBefore } from './operators/date-before.ts';
import { dateOnOrAfter } from './operators/date-on-or-after.ts';
import { dateOnOrBefore } from './operators/date-on-or-before.ts';
import { doesNotContain } from './operators/does-not-contain.ts';
import { doesNotEqual } from './operators/does-not-equal.ts';
import { endsWith } from './operators/ends-with.ts';
import { equal } from './operators/equal.ts';
import { greaterThan } from './operators/greater-than.ts';
import { greaterThanOrEqualTo } from './operators/greater-than-or-equal-to.ts';
import { isEmpty } from './operators/is-empty.ts';
import { isNotEmpty } from './operators/is-not-empty.ts';
import { lessThan } from './operators/less-than.ts';
import { lessThanOrEqualTo } from './operators/less-than-or-equal-to.ts';
import { nextMonth } from './operators/next-month.ts';
import { nextWeek } from './operators/next-week.ts';
import { nextYear } from './operators/next-year.ts';
import { pastMonth } from './operators/past-month.ts';
import { pastWeek } from './operators/past-week.ts';
import { pastYear } from './operators/past-year.ts';
import { timeAfter } from './operators/time-after.ts';
import { timeBefore } from './operators/time-before.ts';
import { timeOnOrAfter } from './operators/time-on-or-after.ts';
import { timeOnOrBefore } from './operators/time-on-or-before.ts';
import { labelLike } from './operators/label-like.ts';
import { startsWith } from './operators/starts-with.ts';

/** Every operator, in the order they are offered: a forgotten one does not compile. */
export const operators: Readonly<Record<OperatorName, Operator>> = {
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
};

/** The operators a condition on this kind of answer may use, in the order they are offered. */
export function operatorsFor(kind: ValueKind): readonly Operator[] {
  return Object.values(operators).filter((operator) => operator.tests[kind] !== undefined);
}
