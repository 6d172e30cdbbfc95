import type { Literal } from './expression.ts';
import type { Outcome } from './domains/domain.ts';
import { canBeFalse, canBeTrue } from './truth.ts';

/** The tests of one target in an expression, and their possible outcomes together. */
export interface Variable {
  readonly target: string;
  readonly literals: readonly Literal[];
  /** For each choice, by literal: whether the literal can be true. */
  readonly choices: readonly (readonly boolean[])[];
}

/** The maximum number of choices to compare with each other. */
const maxCompared = 64;

/** Creates a variable with distinct choices, without those that are never better than another. */
export function createVariable(
  target: string,
  literals: readonly Literal[],
  outcomes: readonly Outcome[],
): Variable {
  const choices = new Map<string, readonly boolean[]>();
  for (const outcome of outcomes) {
    const choice = literals.map((_, at) => canLiteralBeTrue(literals[at], outcome, at));
    choices.set(choice.join(), choice);
  }
  return { target, literals, choices: withoutWorse([...choices.values()]) };
}

function canLiteralBeTrue(literal: Literal | undefined, outcome: Outcome, at: number): boolean {
  const value = outcome[at];
  if (!literal || value === undefined) return true;
  return literal.isNegated ? canBeFalse(value) : canBeTrue(value);
}

/**
 * A true literal never makes an expression false, so a choice with a subset of them need not be
 * tried.
 */
function withoutWorse(choices: readonly (readonly boolean[])[]) {
  if (choices.length > maxCompared) return choices;
  return choices.filter(
    (choice) =>
      !choices.some((other) => other !== choice && choice.every((one, at) => !one || other[at])),
  );
}
