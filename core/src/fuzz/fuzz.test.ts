import { describe, expect, test } from 'vitest';
import { fieldTypes, fieldTypeNames } from '../field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../form/build-form.ts';
import { dayNumber } from '../formats/dates/day-number.ts';
import { checkFormula } from '../formulas/check-formula.ts';
import { compileFormula, type ReferenceResolver } from '../formulas/compile-formula.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import type { FormulaEnvironment } from '../formulas/formula-function.ts';
import { DateValue, type FormulaValue } from '../formulas/values/formula-value.ts';
import formulaCases from '../formulas/formula-cases.json' with { type: 'json' };
import { parseFormula } from '../formulas/syntax/parse-formula.ts';
import { printFormula } from '../formulas/syntax/print-formula.ts';
import { parseTextTemplate } from '../formulas/text-template.ts';
import { toAnswer } from '../session/formulas/to-answer.ts';
import { compile } from '../session/compile.ts';
import { validateSubmission } from '../session/validation/validate-submission.ts';
import { hostileBody, marker } from './hostile-body.ts';
import { randomFormula } from './random-formula.ts';
import { Random } from '../runtime/random.ts';

/**
 * The full amounts: FUZZ_FORMULAS=1000000 FUZZ_BODIES=200000 npx vitest run --project core
 * core/src/fuzz --testTimeout 3600000
 */
const formulaCount = Number(process.env['FUZZ_FORMULAS'] ?? 5000);
const bodyCount = Number(process.env['FUZZ_BODIES'] ?? 1000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20261120);

const longestMs = 50;

/** Runs the work, and repeats it when it took too long, because the machine may have been busy. */
function expectQuick(work: () => void, describeCase: () => string): void {
  const times: number[] = [];
  do {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  } while (times.length < 3 && Math.min(...times) > longestMs);
  if (Math.min(...times) > longestMs) throw new Error(`Too slow: ${describeCase()}`);
}

const values: Readonly<Record<string, FormulaValue>> = {
  number: 12.5,
  date: new DateValue(dayNumber({ year: 2026, month: 2, day: 27 })),
  'rows.amount': [10.1, 20.1, 30.1],
  empty: null,
};

const samples = formulaCases.map(([source]) => String(source));

const environment: FormulaEnvironment = { clock: { day: () => 20_000, minute: () => 600 } };

const resolver: ReferenceResolver<FormulaEnvironment> = {
  value: ({ path }) => {
    const key = path.join('.');
    return Object.hasOwn(values, key) ? () => values[key] ?? null : undefined;
  },
  read: () => undefined,
};

describe('formulas of any text', () => {
  test('are read, checked, printed and worked out without a crash, and quickly', () => {
    const random = new Random(seed);
    let soundCount = 0;
    for (let left = formulaCount; left > 0; left -= 1) {
      const source = randomFormula(random, samples);
      expectQuick(
        () => {
          if (runFormula(source)) soundCount += 1;
        },
        () => JSON.stringify(source),
      );
    }
    expect(soundCount).toBeGreaterThan(formulaCount / 10);
  });
});

/** Whether the text is a formula. */
function runFormula(source: string): boolean {
  parseTextTemplate(`a {{ ${source} }} b`, parseFormula);
  const parsed = parseFormula(source);
  if (!parsed.ok) {
    const { from, to } = parsed.issue;
    if (from < 0 || from > to || to > source.length) throw new Error(`Misplaced: ${source}`);
    return false;
  }
  checkFormula(parsed.node, () => 'any');
  const printed = printFormula(parsed.node);
  const again = parseFormula(printed);
  if (again.ok && printFormula(again.node) !== printed) throw new Error(`Printed: ${source}`);
  const answer = toAnswer(compileFormula(parsed.node, resolver)(environment), 'any');
  if (typeof answer === 'number' && !Number.isFinite(answer))
    throw new Error(`Infinite: ${source}`);
  return true;
}

describe('answers of any shape', () => {
  const program = compile(
    buildForm(
      ...fieldTypeNames.map((type) => buildField(type, `f-${type}`, { is_required: true })),
      buildField('input-collection', 'rows', {
        children: [
          buildField('number', 'amount'),
          buildField('input-collection', 'inner', { children: [buildField('text', 'name')] }),
        ],
      }),
      buildField('text', 'shown', {
        logic: [buildRule(['hide'], buildCondition('f-text', 'is_not_empty'))],
      }),
      buildField('formula', 'sum', {
        custom_properties: { formula: 'SUM({rows0000.amount0000}) & {shown0000}' },
      }),
    ),
    fieldTypes,
    { formulas: formulaEngine },
  );
  const [first = '', ...rest] = program.fields.keys();
  const clock = buildClock();

  test('are validated without a crash, quickly, and without an echo in what is refused', () => {
    const random = new Random(seed);
    for (let left = bodyCount; left > 0; left -= 1) {
      const body = hostileBody(random, [first, ...rest]);
      expectQuick(
        () => {
          const result = validateSubmission(program, body, clock);
          if (!result.ok && JSON.stringify(result).includes(marker)) throw new Error('Echoed');
        },
        () => `body ${bodyCount - left} of seed ${seed}`,
      );
    }
  });

  test('leave the prototypes as they were', () => {
    validateSubmission(
      program,
      JSON.parse('{"__proto__":{"polluted":1},"rows":[{"__proto__":{"polluted":1}}]}'),
      clock,
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
