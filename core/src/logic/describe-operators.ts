import type { OperatorName } from '../conditions/operators.ts';
import type { ValueKind } from '../field-types/field-type.ts';
import type { FormatContext } from '../formats/format-context.ts';
import type { StaffMessageId } from '../messages/message-ids.ts';

type ClauseName = {
  [Id in StaffMessageId]: Id extends `describe.clause.${infer Name}.not` ? Name : never;
}[StaffMessageId];

/** How a condition is said when it holds, and when it does not. */
export interface ClauseWords {
  readonly holds: StaffMessageId;
  readonly fails: StaffMessageId;
  /** The operator is the denial of another. */
  readonly isNegative: boolean;
}

interface KindWords extends ClauseWords {
  readonly menu: StaffMessageId;
}

/** The words of an operator, with others for the kinds of answers that need them. */
interface OperatorWords extends ClauseWords {
  readonly kinds?: Readonly<Partial<Record<ValueKind, KindWords>>>;
}

const says = (name: ClauseName): ClauseWords => ({
  holds: `describe.clause.${name}`,
  fails: `describe.clause.${name}.not`,
  isNegative: false,
});

const denies = (name: ClauseName): ClauseWords => ({
  holds: `describe.clause.${name}.not`,
  fails: `describe.clause.${name}`,
  isNegative: true,
});

const isChosen: KindWords = { ...says('chosen'), menu: 'describe.operator.chosen' };
const isNotChosen: KindWords = { ...denies('chosen'), menu: 'describe.operator.not_chosen' };

/** The words of every operator: a forgotten one does not compile. */
const operatorWords: Readonly<Record<OperatorName, OperatorWords>> = {
  equal: says('equal'),
  does_not_equal: denies('equal'),
  contains: { ...says('contains'), kinds: { choices: isChosen, items: isChosen } },
  does_not_contain: { ...denies('contains'), kinds: { choices: isNotChosen, items: isNotChosen } },
  starts_with: says('starts_with'),
  ends_with: says('ends_with'),
  is_empty: {
    ...says('empty'),
    kinds: { rows: { ...says('no_rows'), menu: 'describe.operator.no_rows' } },
  },
  is_not_empty: {
    ...denies('empty'),
    kinds: { rows: { ...denies('no_rows'), menu: 'describe.operator.rows' } },
  },
  greater_than: says('greater_than'),
  less_than: says('less_than'),
  greater_than_or_equal_to: says('greater_than_or_equal_to'),
  less_than_or_equal_to: says('less_than_or_equal_to'),
  content_length_equals: says('length_equals'),
  content_length_does_not_equal: denies('length_equals'),
  content_length_greater_than: says('length_greater_than'),
  content_length_greater_than_or_equal_to: says('length_at_least'),
  content_length_less_than: says('length_less_than'),
  content_length_less_than_or_equal_to: says('length_at_most'),
  date_before: says('before'),
  date_after: says('after'),
  date_on_or_before: says('by'),
  date_on_or_after: says('from'),
  time_before: says('before'),
  time_after: says('after'),
  time_on_or_before: says('by'),
  time_on_or_after: says('from'),
  past_week: says('past_week'),
  past_month: says('past_month'),
  past_year: says('past_year'),
  next_week: says('next_week'),
  next_month: says('next_month'),
  next_year: says('next_year'),
  label_like: says('label_like'),
};

/** The words of an operator on answers of a kind, as part of a sentence. */
export function clauseWords(name: OperatorName, kind: ValueKind): ClauseWords {
  return operatorWords[name].kinds?.[kind] ?? operatorWords[name];
}

/** An operator's name in a list to choose from, for answers of a kind: `is greater than`. */
export function describeOperator(
  name: OperatorName,
  kind: ValueKind,
  { translate }: Pick<FormatContext, 'translate'>,
): string {
  return translate(operatorWords[name].kinds?.[kind]?.menu ?? `describe.operator.${name}`);
}
