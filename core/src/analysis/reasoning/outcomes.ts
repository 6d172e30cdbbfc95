import type { Literal } from './expression.ts';
import type { Outcome } from './domains/domain.ts';
import { mayFail, mayHold } from './truth.ts';

/** The tests of one target that an expression has, and what they can come to together. */
export interface Variable {
  readonly target: string;
  readonly literals: readonly Literal[];
  /** For each choice, by literal: whether the literal can be true. */
  readonly choices: readonly (readonly boolean[])[];
}

/** More choices than this are not held against each other. */
const mostCompared = 64;

/** A variable whose choices differ, without those that are never better than another. */
export function createVariable(
  target: string,
  literals: readonly Literal[],
  outcomes: readonly Outcome[],
): Variable {
  const choices = new Map<string, readonly boolean[]>();
  for (const outcome of outcomes) {
    const choice = literals.map((_, at) => canBeTrue(literals[at], outcome, at));
    choices.set(choice.join(), choice);
  }
  return { target, literals, choices: withoutWorse([...choices.values()]) };
}

function canBeTrue(literal: Literal | undefined, outcome: Outcome, at: number): boolean {
  const value = outcome[at];
  if (!literal || value === undefined) return true;
  return literal.isNegated ? mayFail(value) : mayHold(value);
}

/** Expressions only gain from true literals, so a choice with fewer of them is not worth a try. */
function withoutWorse(choices: readonly (readonly boolean[])[]) {
  if (choices.length > mostCompared) return choices;
  return choices.filter(
    (choice) =>
      !choices.some((other) => other !== choice && choice.every((one, at) => !one || other[at])),
  );
}
