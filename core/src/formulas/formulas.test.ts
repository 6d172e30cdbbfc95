import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, dayNumber } from '../formats/dates/day-number.ts';
import { environment, parse, plain, resolver } from './build-formula.ts';
import { parseDate } from './values/date-text.ts';
import { checkFormula } from './check-formula.ts';
import { checkReferenceUse, type ReferenceUse } from './check-reference-use.ts';
import { compileFormula } from './compile-formula.ts';
import type { FormulaType } from './formula-function.ts';
import formulaCases from './formula-cases.json' with { type: 'json' };
import { canonicalName, functionNames, type FunctionName } from './functions/names.ts';
import { formulaFunctions } from './functions/registry.ts';
import { parseFormula } from './syntax/parse-formula.ts';
import { printFormula } from './syntax/print-formula.ts';
import syntaxCases from './syntax/syntax-cases.json' with { type: 'json' };
import { binaryOperators, type FormulaNode } from './syntax/syntax-tree.ts';
import { compileTextTemplate, parseTextTemplate } from './text-template.ts';

describe('compileFormula', () => {
  test.each(formulaCases as [string, unknown][])('%s is %j', (source, expected) => {
    expect(plain(compileFormula(parse(source), resolver)(environment))).toEqual(expected);
  });

  test('passes hundreds of cases, including positions of errors', () => {
    expect(formulaCases.length + syntaxCases.length).toBeGreaterThanOrEqual(300);
  });

  test('limits the length of texts', () => {
    const doubled = Array.from({ length: 20 }).reduce<string>(
      (inner) => `CONCAT(${inner}; ${inner})`,
      '"a"',
    );
    expect(parseFormula(doubled)).toMatchObject({ ok: false });
    const long = `"${'a'.repeat(900)}"`;
    const grown = `SUBSTITUTE(${long}; "a"; ${long})`;
    expect(plain(compileFormula(parse(grown), resolver)(environment))).toBe('#VALUE');
  });
});

describe('parseFormula', () => {
  test.each(syntaxCases as [string, string, number, number][])(
    'finds the error in %j',
    (source, code, from, to) => {
      expect(parseFormula(source)).toMatchObject({ ok: false, issue: { code, from, to } });
    },
  );

  test('rejects a formula of 2000 characters and one nested too deep', () => {
    expect(parseFormula('1'.padEnd(2000))).toMatchObject({ issue: { code: 'too_long' } });
    expect(parseFormula('('.repeat(100) + '1')).toMatchObject({ issue: { code: 'too_deep' } });
    expect(parseFormula('-'.repeat(100) + '1')).toMatchObject({ issue: { code: 'too_deep' } });
  });

  test('never throws, whatever the text', () => {
    const letters = fc.constantFrom(...Array.from('1.;,(){}"+-*/^&=<> ABSUMIFa\u{1F600}\ud800'));
    const text = fc.array(letters, { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (source) => typeof parseFormula(source).ok === 'boolean'),
      { numRuns: 5000, seed: 7 },
    );
  });
});

const leaf: fc.Arbitrary<FormulaNode> = fc.oneof(
  fc.nat({ max: 999_999 }).map((value) => node({ kind: 'number', text: String(value / 100) })),
  fc.string({ maxLength: 8 }).map((text) => node({ kind: 'text', text })),
  fc.boolean().map((value) => node({ kind: 'boolean', value })),
  fc.constantFrom(['a1b2'], ['rows', 'amount']).map((path) => node({ kind: 'reference', path })),
);

type Bare = FormulaNode extends infer N
  ? N extends FormulaNode
    ? Omit<N, 'from' | 'to'>
    : never
  : never;

function node(bare: Bare): FormulaNode {
  return { ...bare, from: 0, to: 0 };
}

const tree: fc.Arbitrary<FormulaNode> = fc.letrec<{ node: FormulaNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    leaf,
    tie('node').map((operand) => node({ kind: 'negate', operand })),
    fc
      .tuple(fc.constantFrom(...binaryOperators.flat()), tie('node'), tie('node'))
      .map(([operator, left, right]) => node({ kind: 'binary', operator, left, right })),
    fc
      .tuple(
        fc.constantFrom<FunctionName>('IF', 'SUM', 'ROUND'),
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(([name, args]) => node({ kind: 'call', name, args })),
  ),
})).node;

const withoutPlaces = (value: FormulaNode): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, member: unknown) => (key === 'from' || key === 'to' ? 0 : member)),
  );

test('printing and parsing gives the same formula', () => {
  fc.assert(
    fc.property(tree, (formula) => {
      const printed = printFormula(formula);
      fc.pre(printed.length < 1900);
      expect(withoutPlaces(parse(printed))).toEqual(withoutPlaces(formula));
    }),
    { numRuns: 500, seed: 7 },
  );
});

const types: Readonly<Record<string, FormulaType>> = {
  number: 'number',
  name: 'text',
  date: 'date',
  rows: 'list',
  yes: 'boolean',
  moment: 'datetime',
  time: 'time',
};

describe('checkFormula', () => {
  const check = (source: string) => checkFormula(parse(source), ({ path }) => types[path[0] ?? '']);

  test.each([
    ['{number} + 1', 'number'],
    ['{date} - {date}', 'number'],
    ['{date} + 1', 'date'],
    ['{moment} - {moment}', 'duration'],
    ['{moment} - {date}', 'number'],
    ['HOURS({moment} - {moment}) * 2', 'number'],
    ['{time} - {time}', 'duration'],
    ['{time} + ({time} - {time})', 'time'],
    ['{moment} + ({time} - {time})', 'datetime'],
    ['{moment} - {moment} > {time} - {time}', 'boolean'],
    ['DATEDIF({moment}; {moment}; "h")', 'number'],
    ['"12" * 2', 'number'],
    ['SUM({rows.amount}) & "x"', 'text'],
    ['{name} = 1', 'boolean'],
    ['IF({yes}; 1; "a")', 'any'],
  ])('%s is sound and gives a %s', (source, type) => {
    expect(check(source)).toEqual({ type, issues: [] });
  });

  test('evaluates a long sum in linear time', () => {
    expect(check(`1${'+1'.repeat(900)}`)).toEqual({ type: 'number', issues: [] });
    expect(check(`${'1+'.repeat(900)}{name}`).issues).toMatchObject([{ code: 'wrong_type' }]);
  });

  test.each([
    ['{name} * 2', 'wrong_type', 0, 6],
    ['ROUND("x")', 'wrong_type', 6, 9],
    ['({moment} - {moment}) * 2', 'wrong_type', 1, 20],
    ['{moment} - {moment} > 8', 'wrong_type', 22, 23],
    ['{time} + 2', 'wrong_type', 9, 10],
    ['HOURS({number})', 'wrong_type', 6, 14],
    ['HOURS({moment})', 'wrong_type', 6, 14],
    ['{gone} + 1', 'unknown_reference', 0, 6],
    ['IF({yes})', 'too_few_arguments', 0, 9],
    ['NOT(1; 2)', 'too_many_arguments', 0, 9],
    ['LABEL("x")', 'wrong_type', 6, 9],
    ['ADDDAYS({number}; 1)', 'wrong_type', 8, 16],
    ['-{date}', 'wrong_type', 1, 7],
  ])('%s is reported as %s', (source, code, from, to) => {
    expect(check(source).issues).toMatchObject([{ code, from, to }]);
  });
});

describe('functions', () => {
  test.each(Object.entries(functionNames))(
    '%s is found by its Dutch and German name',
    (name, { nl, de }) => {
      expect([canonicalName(nl), canonicalName(de), canonicalName(name.toLowerCase())]).toEqual([
        name,
        name,
        name,
      ]);
    },
  );

  test.each(Object.values(formulaFunctions))(
    'the example of $name parses and fits',
    ({ example }) => {
      expect(checkFormula(parse(example), () => 'any').issues).toEqual([]);
    },
  );
});

describe('text templates', () => {
  const write = (text: string) =>
    compileTextTemplate(parseTextTemplate(text, parseFormula), resolver)(environment);

  test('evaluates formulas and keeps the other text', () => {
    expect(write('Beste {{ {name} }}, u krijgt {{ROUND({number} * 2; 1)}} euro.')).toBe(
      'Beste Noor, u krijgt 25 euro.',
    );
    expect(write('{{ IF({yes}; "}}"; "") }}!')).toBe('}}!');
    expect(write('Zonder {a1b2} en }} formule {{ open')).toBe(
      'Zonder {a1b2} en }} formule {{ open',
    );
  });

  test('writes dates and decimals in the reader’s locale', () => {
    expect(write('{{ {number} }}, {{ 1 / 4 }} en {{ {date} }}')).toBe('12,5, 0,25 en 27-02-2026');
    expect(write('{{ NOW() }} {{ TEXT({number}; "0.00") }}')).toBe('01-03-2026 09:05 12.50');
  });

  test('writes nothing for an error and reports its position in the whole text', () => {
    expect(write('Uitkomst: {{ 1 / 0 }}.')).toBe('Uitkomst: .');
    expect(parseTextTemplate('Som: {{ 1 + }}', parseFormula).issues).toEqual([
      { code: 'unexpected_end', from: 12, to: 12 },
    ]);
  });
});

describe('calendar', () => {
  test('converts days to dates and back over 4000 years', () => {
    for (let day = -800_000; day < 700_000; day += 37)
      expect(dayNumber(calendarDay(day))).toBe(day);
  });

  test('agrees with the platform', () => {
    expect(dayNumber({ year: 2026, month: 11, day: 20 })).toBe(Date.UTC(2026, 10, 20) / 86_400_000);
  });

  test.each(['2025-02-29', '2026-13-01', '2026-1-1', '2026-01-01 24:00', ''])(
    'refuses %j',
    (text) => {
      expect(parseDate(text)).toBeUndefined();
    },
  );
});

describe('checkReferenceUse', () => {
  const options = [
    { id: 'o1', label: 'Bloemen' },
    { id: 'o2', label: 'Anders' },
    { id: 'brood', label: 'Brood' },
  ];
  const uses: Readonly<Record<string, ReferenceUse>> = {
    sort: { options },
    name: { isFreeText: true },
    digits: { isFreeText: false },
  };
  const check = (source: string) =>
    checkReferenceUse(parse(source), ({ path }) => uses[path.at(-1) ?? '']).map(
      ({ code, from, to, params }) => [code, source.slice(from, to), params?.['option']],
    );
  const byLabel = ['option_by_label', '"Anders"', 'o2'];

  test.each([
    ['IF({sort} = "Anders"; 10; 20)', [byLabel]],
    ['"anders" <> {sort}', [['option_by_label', '"anders"', 'o2']]],
    ['HAS({sort}; "Anders")', [byLabel]],
    ['HAS({rows.sort}; "Anders")', [byLabel]],
    ['SWITCH({sort}; "Anders"; "Bloemen"; "Bloemen")', [byLabel]],
    ['{sort} = "o2"', []],
    ['{sort} = "Brood"', []],
    ['LABEL({sort}) = "Anders"', []],
    ['{sort} = "iets"', []],
    ['{sort} = ""', []],
    ['{number} = "Anders"', []],
  ])('finds a choice compared with a label in %s', (source, expected) => {
    expect(check(source)).toEqual(expected);
  });

  test.each([
    ['{name} * 2', 1],
    ['-{name}', 1],
    ['ROUND({name} / {number}; {name})', 2],
    ['{name} + 1', 1],
    ['{name} - {date}', 0],
    ['VALUE({name}) * 2', 0],
    ['{digits} * 2', 0],
    ['{name} & 2', 0],
  ])('finds arithmetic with free text in %s: %i', (source, count) => {
    expect(check(source).map(([code]) => code)).toEqual(Array(count).fill('text_in_arithmetic'));
  });
});
