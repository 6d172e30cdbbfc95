import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { all, any, negate, type Expression, type Literal } from './expression.ts';
import { isSatisfiable, type OutcomesOf } from './satisfiable.ts';
import { truth, truthOf } from './truth.ts';

const targets = ['a', 'b', 'c', 'd'];
/** Each target has one of three values; test `at` asks whether it is the value `at`. */
const values = [0, 1, 2];
const outcomesOf: OutcomesOf = (_, tests) =>
  values.map((value) => tests.map((at) => truthOf(at === value)));

const literal: fc.Arbitrary<Literal> = fc.record({
  kind: fc.constant('test' as const),
  target: fc.constantFrom(...targets),
  at: fc.constantFrom(...values),
  isNegated: fc.boolean(),
});

const expression: fc.Arbitrary<Expression> = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    literal,
    fc.array(tie('expression'), { minLength: 1, maxLength: 5 }).map((parts) => all(...parts)),
    fc.array(tie('expression'), { minLength: 1, maxLength: 5 }).map((parts) => any(...parts)),
  ),
})).expression;

type Assignment = Readonly<Record<string, number>>;

function holds(one: Expression, assignment: Assignment): boolean {
  if (one.kind === 'constant') return one.value;
  if (one.kind === 'unknown') return true;
  if (one.kind === 'test') return (assignment[one.target] === one.at) !== one.isNegated;
  const isTrue = (part: Expression) => holds(part, assignment);
  return one.kind === 'all' ? one.parts.every(isTrue) : one.parts.some(isTrue);
}

const assignments: readonly Assignment[] = targets.reduce<readonly Assignment[]>(
  (found, target) => found.flatMap((one) => values.map((value) => ({ ...one, [target]: value }))),
  [{}],
);

describe('isSatisfiable', () => {
  test('agrees with trying every answer', () => {
    fc.assert(
      fc.property(expression, (one) => {
        const isHeld = assignments.some((assignment) => holds(one, assignment));
        expect(isSatisfiable(one, outcomesOf, { left: 1_000_000 })).toBe(isHeld);
      }),
      { numRuns: 3000, seed: 7 },
    );
  });

  test('negating makes true what was false', () => {
    fc.assert(
      fc.property(expression, fc.constantFrom(...assignments), (one, assignment) => {
        expect(holds(negate(one), assignment)).toBe(!holds(one, assignment));
      }),
      { seed: 7 },
    );
  });

  test('rules nothing out where a test may come out either way', () => {
    const test0: Literal = { kind: 'test', target: 'a', at: 0, isNegated: false };
    const open: OutcomesOf = (_, tests) => [tests.map(() => truth.unknown)];
    expect(isSatisfiable(all(test0, negate(test0)), open, { left: 1000 })).toBe(true);
  });

  test('has no answer once the budget is spent, or the search is too long', () => {
    const is = (target: string, at: number): Literal => ({
      kind: 'test',
      target,
      at,
      isNegated: false,
    });
    expect(isSatisfiable(is('a', 0), outcomesOf, { left: 0 })).toBeUndefined();
    // Eleven answers with ten values must all differ: no short proof says that they cannot.
    const holes = Array.from({ length: 10 }, (_, at) => at);
    const pigeons = Array.from({ length: 11 }, (_, at) => `p${String(at)}`);
    const differ = pigeons.flatMap((one, at) =>
      pigeons
        .slice(at + 1)
        .flatMap((other) => holes.map((hole) => negate(all(is(one, hole), is(other, hole))))),
    );
    const somewhere = pigeons.map((one) => any(...holes.map((hole) => is(one, hole))));
    const ofHoles: OutcomesOf = (_, tests) =>
      holes.map((hole) => tests.map((at) => truthOf(at === hole)));
    const budget = { left: 1_000_000 };
    expect(isSatisfiable(all(...somewhere, ...differ), ofHoles, budget)).toBeUndefined();
    expect(budget.left).toBeGreaterThan(900_000);
  });
});
