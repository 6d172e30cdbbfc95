import type { ValueKind } from '../field-types/value-kind.ts';
import type { StaffMessageId } from '../messages/message-ids.ts';

type ClauseName = {
  [Id in StaffMessageId]: Id extends `describe.clause.${infer Name}.not` ? Name : never;
}[StaffMessageId];

/** The texts of a condition when it is true, and when it is false. */
export interface ClauseWords {
  readonly holds: StaffMessageId;
  readonly fails: StaffMessageId;
  /** The operator is the negation of another. */
  readonly isNegative: boolean;
}

/** The texts of an operator for one kind of answer. */
export interface KindWords extends ClauseWords {
  /** Its name in a list to choose from. */
  readonly menu: StaffMessageId;
}

/** The texts of an operator, with different ones for the kinds of answers that need them. */
export interface OperatorWords extends KindWords {
  readonly kinds?: Readonly<Partial<Record<ValueKind, KindWords>>>;
}

/** The messages `describe.clause.<name>` and `describe.clause.<name>.not`. */
export const clauseWords = (name: ClauseName): ClauseWords => ({
  holds: `describe.clause.${name}`,
  fails: `describe.clause.${name}.not`,
  isNegative: false,
});

/** The same for an operator that is the negation of another. */
export const negatedClauseWords = (name: ClauseName): ClauseWords => ({
  holds: `describe.clause.${name}.not`,
  fails: `describe.clause.${name}`,
  isNegative: true,
});

/** An option that is among those chosen. */
export const chosenWords: KindWords = {
  ...clauseWords('chosen'),
  menu: 'describe.operator.chosen',
};

/** An option that is not among those chosen. */
export const notChosenWords: KindWords = {
  ...negatedClauseWords('chosen'),
  menu: 'describe.operator.not_chosen',
};
