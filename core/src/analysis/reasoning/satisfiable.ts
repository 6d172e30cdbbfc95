import { literalsOf, type Expression, type Literal } from './expression.ts';
import type { Outcome } from './domains/domain.ts';
import { createVariable, type Variable } from './outcomes.ts';
import { canBeFalse, canBeTrue, truth, truthOf, type Truth } from './truth.ts';

/** Returns the possible outcomes of the listed tests (by index) of a field's answer. */
export type OutcomesOf = (target: string, tests: readonly number[]) => readonly Outcome[];

/** The number of leaves that all questions about one form may still visit. */
export interface Budget {
  left: number;
}

/** The maximum number of leaves for one question; beyond it the result is unknown. */
const maxStepsPerQuestion = 20_000;

/**
 * Whether some answers make the expression true: as exact as `outcomesOf`, by a search with
 * pruning. `false` is certain; `undefined` means that the search was aborted.
 */
export function isSatisfiable(
  expression: Expression,
  outcomesOf: OutcomesOf,
  budget: Budget,
): boolean | undefined {
  if (expression.kind === 'constant') return expression.value;
  if (budget.left <= 0) return undefined;
  const search = new Search(variablesOf(expression, outcomesOf), maxStepsPerQuestion);
  const found = search.run(expression);
  budget.left -= maxStepsPerQuestion - search.left;
  return found;
}

/** Targets with the most leaves come first; a target with one leaf needs no guess. */
function variablesOf(expression: Expression, outcomesOf: OutcomesOf): readonly Variable[] {
  const byTarget = new Map<string, Map<string, Literal>>();
  for (const literal of literalsOf(expression)) {
    const known = byTarget.get(literal.target) ?? new Map<string, Literal>();
    known.set(keyOf(literal), literal);
    byTarget.set(literal.target, known);
  }
  const variables = Array.from(byTarget, ([target, byKey]) => {
    const literals = [...byKey.values()];
    const tests = literals.map(({ at }) => at);
    return createVariable(target, literals, outcomesOf(target, tests));
  });
  return variables.sort((a, b) => b.literals.length - a.literals.length);
}

const keyOf = ({ at, isNegated }: Literal) => `${at}${isNegated ? '-' : '+'}`;

class Search {
  left: number;
  private readonly variables: readonly Variable[];
  /** The truth of each literal under the current choices, by target and key. */
  private readonly known = new Map<string, Map<string, Truth>>();

  constructor(variables: readonly Variable[], max: number) {
    this.variables = variables;
    this.left = max;
    for (const variable of variables) this.release(variable);
  }

  run(expression: Expression, depth = 0): boolean | undefined {
    const value = this.evaluate(expression);
    if (value !== truth.unknown) return value === truth.yes;
    const variable = this.variables[depth];
    if (!variable) return true;
    let isGivenUp = false;
    for (const choice of variable.choices) {
      if (this.left <= 0) return undefined;
      this.assume(variable, choice);
      const found = this.run(expression, depth + 1);
      if (found === true) return true;
      isGivenUp ||= found === undefined;
    }
    this.release(variable);
    return isGivenUp ? undefined : false;
  }

  private assume({ target, literals }: Variable, choice: readonly boolean[]): void {
    this.known.set(
      target,
      new Map(literals.map((literal, at) => [keyOf(literal), truthOf(choice[at] ?? true)])),
    );
  }

  /**
   * Before a choice is made, a literal is undecided if it is true in some choices and not in
   * others.
   */
  private release({ target, literals, choices }: Variable): void {
    const valueAt = (at: number): Truth => {
      const some = choices.some((choice) => choice[at]);
      return some && choices.every((choice) => choice[at])
        ? truth.yes
        : some
          ? truth.unknown
          : truth.no;
    };
    this.known.set(target, new Map(literals.map((literal, at) => [keyOf(literal), valueAt(at)])));
  }

  private evaluate(expression: Expression): Truth {
    if (expression.kind === 'constant') return truthOf(expression.value);
    // An unknown part never excludes answers.
    if (expression.kind === 'unknown') return truth.yes;
    if (expression.kind === 'test') {
      this.left -= 1;
      return this.known.get(expression.target)?.get(keyOf(expression)) ?? truth.yes;
    }
    const isAll = expression.kind === 'all';
    let result: Truth = truthOf(isAll);
    for (const part of expression.parts) {
      const value = this.evaluate(part);
      if (isAll ? !canBeTrue(value) : !canBeFalse(value)) return truthOf(!isAll);
      if (value === truth.unknown) result = truth.unknown;
    }
    return result;
  }
}
