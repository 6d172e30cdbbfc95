import {
  compileFormula,
  type ReferenceResolver,
} from '@form-builder/core/formulas/compile-formula.ts';
import type { FormulaEnvironment } from '@form-builder/core/formulas/formula-function.ts';
import { parseFormula } from '@form-builder/core/formulas/syntax/parse-formula.ts';
import { Parser } from 'expr-eval';
import { evaluate as evaluateFeel } from 'feelin';
import { ExpressionRunner } from 'survey-core';
import { microsecondsOf } from './measure-time.ts';

/** The same expression in every language. */
const expressions = [
  {
    ours: '{a} * 1.21 + {b}',
    survey: '{a} * 1.21 + {b}',
    exprEval: 'a * 1.21 + b',
    feel: 'a * 1.21 + b',
  },
  {
    ours: '({a} + {b}) * {c} / 100',
    survey: '({a} + {b}) * {c} / 100',
    exprEval: '(a + b) * c / 100',
    feel: '(a + b) * c / 100',
  },
  {
    ours: 'IF({a} > 250; {b} * 1.21; {b})',
    survey: 'iif({a} > 250, {b} * 1.21, {b})',
    exprEval: 'a > 250 ? b * 1.21 : b',
    feel: 'if a > 250 then b * 1.21 else b',
  },
  {
    ours: 'ROUND({a} * 1.005; 2)',
    survey: 'round({a} * 1.005, 2)',
    exprEval: 'roundTo(a * 1.005, 2)',
    feel: 'round half up(a * 1.005, 2)',
  },
  {
    ours: 'MAX({a}; {b}; {c})',
    survey: 'max({a}, {b}, {c})',
    exprEval: 'max(a, b, c)',
    feel: 'max(a, b, c)',
  },
  {
    ours: 'IF(AND({a} > 10; {b} < 5); "ja"; "nee")',
    survey: "iif({a} > 10 and {b} < 5, 'ja', 'nee')",
    exprEval: 'a > 10 and b < 5 ? "ja" : "nee"',
    feel: 'if a > 10 and b < 5 then "ja" else "nee"',
  },
] as const;

const answers = { a: 312.5, b: 3.15, c: 40 };
const expected = [381.275, 126.26, 3.8115, 314.06, 312.5, 'ja'];

export type FormulaPeer = 'survey-core' | 'expr-eval' | 'feelin';

/** Microseconds to work out all the expressions once, compiled beforehand where that can be. */
export function measureFormulas(): Readonly<Record<'ours' | FormulaPeer, number>> {
  return {
    ours: measure(expressions.map(({ ours }) => compileOurs(ours))),
    'survey-core': measure(
      expressions.map(({ survey }) => {
        const runner = new ExpressionRunner(survey);
        return () => runner.runValues(answers, {}) as unknown;
      }),
    ),
    'expr-eval': measure(
      expressions.map(({ exprEval }) => {
        const parsed = new Parser().parse(exprEval);
        return () => parsed.evaluate(answers) as unknown;
      }),
    ),
    feelin: measure(
      expressions.map(
        ({ feel }) =>
          () =>
            evaluateFeel(feel, answers).value,
      ),
    ),
  };
}

interface Answers extends FormulaEnvironment {
  readonly answers: Readonly<Record<string, number>>;
}

const place: Answers = { answers, clock: { day: () => 0, minute: () => 0 } };

const resolver: ReferenceResolver<Answers> = {
  value:
    ({ path: [id = ''] }) =>
    (environment) =>
      environment.answers[id] ?? null,
  read: () => undefined,
};

function compileOurs(source: string): () => unknown {
  const parsed = parseFormula(source);
  if (!parsed.ok) throw new Error(`${source}: ${parsed.issue.code}`);
  const formula = compileFormula(parsed.node, resolver);
  return () => formula(place);
}

/** Checks that an engine means the same, then measures it. */
function measure(formulas: readonly (() => unknown)[]): number {
  formulas.forEach((formula, at) => {
    const [result, wanted] = [formula(), expected[at]];
    const isSame =
      typeof result === 'number' && typeof wanted === 'number'
        ? Math.abs(result - wanted) < 0.011
        : result === wanted;
    if (!isSame) throw new Error(`${expressions[at]?.ours} gave ${String(result)}`);
  });
  return microsecondsOf(() => {
    for (const formula of formulas) formula();
  });
}
