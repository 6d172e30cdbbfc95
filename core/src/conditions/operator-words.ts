import type { ValueKind } from '../field-types/value-kind.ts';
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

/** The words of an operator on one kind of answer. */
export interface KindWords extends ClauseWords {
  /** Its name in a list to choose from. */
  readonly menu: StaffMessageId;
}

/** The words of an operator, with others for the kinds of answers that need them. */
export interface OperatorWords extends KindWords {
  readonly kinds?: Readonly<Partial<Record<ValueKind, KindWords>>>;
}

/** The messages `describe.clause.<name>` and `describe.clause.<name>.not`. */
export const says = (name: ClauseName): ClauseWords => ({
  holds: `describe.clause.${name}`,
  fails: `describe.clause.${name}.not`,
  isNegative: false,
});

/** The same for an operator that holds where another fails. */
export const denies = (name: ClauseName): ClauseWords => ({
  holds: `describe.clause.${name}.not`,
  fails: `describe.clause.${name}`,
  isNegative: true,
});

/** An option that is among those chosen. */
export const chosenWords: KindWords = { ...says('chosen'), menu: 'describe.operator.chosen' };

/** An option that is not among those chosen. */
export const notChosenWords: KindWords = {
  ...denies('chosen'),
  menu: 'describe.operator.not_chosen',
};
