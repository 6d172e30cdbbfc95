import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildCondition, buildField, buildForm, buildRule } from '../form/build-form.ts';
import { buildClock } from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import type { ActionName, Condition, LogicRule } from '../logic/logic-rule.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import { formulaEngine } from './formulas/formula-engine.ts';
import type { Session } from './session.ts';

const compileForm = (fields: readonly Field[]) =>
  compile(buildForm(...fields), fieldTypes, { formulas: formulaEngine });

const text = (id: string, more: Partial<Field> = {}) => buildField('text', id, more as object);
const number = (id: string, more: Partial<Field> = {}) => buildField('number', id, more as object);
const formula = (id: string, source: string, more: Partial<Field> = {}) =>
  buildField('formula', id, { ...(more as object), custom_properties: { formula: source } });
const rows = (id: string, children: readonly Field[], more: Partial<Field> = {}) =>
  buildField('input-collection', id, { ...(more as object), children });
const choice = (id: string) =>
  buildField('select', id, {
    options: ['a', 'b', 'c'].map((option) => ({ id: option, label: option })),
  });

const isFilled = (target: string) => buildCondition(target, 'is_not_empty');
const is = (target: string, value: string) => buildCondition(target, 'equal', value);
const exceeds = (target: string, value: number) => buildCondition(target, 'greater_than', value);
const when = (action: ActionName, ...conditions: readonly Condition[]) => ({
  is_hidden: action === 'show',
  logic: [buildRule([action], ...conditions)],
});
const whenAny = (action: ActionName, ...conditions: readonly Condition[]) => {
  const { is_hidden, logic } = when(action, ...conditions);
  return { is_hidden, logic: logic.map(joinedByOr) };
};
const joinedByOr = (rule: LogicRule): LogicRule => ({
  ...rule,
  condition_group: { ...rule.condition_group, logic_operator: 'or' },
});

/** The visible answers by path. */
function shownIn(session: Session): Readonly<Record<string, unknown>> {
  return session.answers();
}

describe('fields that look as if they wait for each other, and do not', () => {
  test.each<[string, readonly Field[], answers: object, shown: object]>([
    [
      'a field is required because of one that it shows',
      [text('a', when('required', isFilled('b'))), text('b', when('show', isFilled('a')))],
      { a: 'x', b: 'y' },
      { a: 'x', b: 'y' },
    ],
    [
      'a field is disabled by its own answer',
      [text('a', when('disabled', is('a', 'stop')))],
      { a: 'stop' },
      { a: 'stop' },
    ],
    [
      'two fields disable each other',
      [text('a', when('disabled', isFilled('b'))), text('b', when('disabled', isFilled('a')))],
      { a: 'x' },
      { a: 'x' },
    ],
    [
      'a group is disabled by a field in it',
      [buildField('group', 'g', { ...when('disabled', isFilled('a')), children: [text('a')] })],
      { a: 'x' },
      { a: 'x' },
    ],
    [
      'a row computes its share of the total of another column',
      [
        rows('rows', [number('amount'), formula('share', '{amount0000} / {total0000}')]),
        formula('total', 'SUM({rows0000.amount0000})'),
      ],
      { rows: [{ amount: 1 }, { amount: 3 }] },
      {
        rows: [
          { amount: 1, share: 0.25 },
          { amount: 3, share: 0.75 },
        ],
        total: 4,
      },
    ],
    [
      'a note in the row is shown when the total is above 100',
      [
        rows('rows', [number('amount'), text('note', when('show', exceeds('total', 100)))]),
        formula('total', 'SUM({rows0000.amount0000})'),
      ],
      {
        rows: [
          { amount: 60, note: 'one' },
          { amount: 50, note: 'two' },
        ],
      },
      {
        rows: [
          { amount: 60, note: 'one' },
          { amount: 50, note: 'two' },
        ],
        total: 110,
      },
    ],
    [
      'the same in rows in which nothing is always shown',
      [
        choice('kind'),
        rows('rows', [
          number('amount', when('show', is('kind', 'a'))),
          text('note', when('show', exceeds('total', 100))),
        ]),
        formula('total', 'SUM({rows0000.amount0000})'),
      ],
      { kind: 'a', rows: [{ amount: 160, note: 'one' }] },
      { kind: 'a', rows: [{ amount: 160, note: 'one' }], total: 160 },
    ],
    [
      'a field in the row is shown by how many rows there are',
      [
        rows('rows', [text('name'), text('note', when('show', exceeds('count', 1)))]),
        formula('count', 'COUNT({rows0000})'),
      ],
      { rows: [{ name: 'x', note: 'one' }, { name: 'y' }] },
      { rows: [{ name: 'x', note: 'one' }, { name: 'y' }], count: 2 },
    ],
    [
      'a field in the row reads all rows of another column',
      [
        rows('rows', [
          number('amount'),
          formula('most', 'MAX({rows0000.amount0000})'),
          text('note', when('show', exceeds('most', 5))),
        ]),
      ],
      { rows: [{ amount: 9, note: 'x' }] },
      { rows: [{ amount: 9, most: 9, note: 'x' }] },
    ],
    [
      'rules read each other in branches that exclude each other',
      [
        choice('q'),
        text('x', when('show', isFilled('y'), is('q', 'a'))),
        text('y', whenAny('show', is('q', 'a'), isFilled('none'))),
        text('none', when('show', is('q', 'b'), isFilled('x'))),
      ],
      { q: 'a', x: '1', y: '2', none: '3' },
      { q: 'a', x: '1', y: '2' },
    ],
    [
      'two fields show each other, each for another choice',
      [
        choice('q'),
        text('x', when('show', is('q', 'a'), isFilled('y'))),
        text('y', when('show', is('q', 'b'), isFilled('x'))),
      ],
      { q: 'a', x: '1', y: '2' },
      { q: 'a' },
    ],
    [
      'formulas read each other in branches that exclude each other',
      [
        choice('q'),
        formula('x', 'IF({q0000} = "a"; {y0000} + 1; 10)'),
        formula('y', 'SWITCH({q0000}; "b"; {x0000} + 1; "c"; {x0000}; 5)'),
      ],
      { q: 'a' },
      { q: 'a', x: 6, y: 5 },
    ],
    [
      'a text in a field names one that it shows',
      [
        text('a', { label: '{{ {b0000} }}', use_formula: true }),
        text('b', when('show', isFilled('a'))),
      ],
      { a: 'x', b: 'y' },
      { a: 'x', b: 'y' },
    ],
  ])('%s', (_, fields, answers, shown) => {
    const program = compileForm(fields);
    expect(program.cycles).toEqual([]);
    const session = createSession(program, { clock: buildClock(), answers });
    expect(shownIn(session)).toEqual(shown);
  });

  test('give the same result independent of earlier answers', () => {
    const program = compileForm([
      choice('q'),
      formula('x', 'IF({q0000} = "a"; {y0000} + 1; 10)'),
      formula('y', 'IF({q0000} = "a"; 5; {x0000} + 1)'),
    ]);
    const session = createSession(program, { clock: buildClock(), answers: { q: 'a' } });
    const q = session.findCell('q');
    if (!q) throw new Error('No cell');
    expect(session.answers()).toEqual({ q: 'a', x: 6, y: 5 });
    session.set(q, 'b');
    expect(session.answers()).toEqual({ q: 'b', x: 10, y: 11 });
    session.set(q, 'a');
    expect(session.answers()).toEqual({ q: 'a', x: 6, y: 5 });
  });
});

describe('fields that wait for each other', () => {
  test.each<[string, readonly Field[], cycle: readonly string[]]>([
    ['a field hides itself', [text('a', when('hide', is('a', 'x')))], ['a']],
    ['a formula reads itself', [formula('a', '{a0000} + 1')], ['a']],
    [
      'two fields show each other',
      [text('a', when('show', isFilled('b'))), text('b', when('show', isFilled('a')))],
      ['a', 'b'],
    ],
    [
      'two formulas read each other',
      [formula('a', '{b0000}'), formula('b', '{a0000}')],
      ['a', 'b'],
    ],
    [
      'a formula reads a field that it shows',
      [number('a', when('show', exceeds('b', 5))), formula('b', '{a0000} + 1')],
      ['a', 'b'],
    ],
    [
      'a chain of fields comes back to its beginning',
      [
        text('a', when('hide', isFilled('d'))),
        text('b', when('show', isFilled('a'))),
        text('c', when('show', isFilled('b'))),
        text('d', when('show', isFilled('c'))),
      ],
      ['a', 'b', 'c', 'd'],
    ],
    [
      'a group is shown by a field in it',
      [buildField('group', 'g', { ...when('show', isFilled('a')), children: [text('a')] })],
      ['g', 'a'],
    ],
    [
      'a group is hidden by the sum of what is in it',
      [
        buildField('group', 'g', { ...when('hide', exceeds('sum', 5)), children: [number('a')] }),
        formula('sum', '{a0000}'),
      ],
      ['g', 'a', 'sum'],
    ],
    [
      'rows are shown by the total of a column in them',
      [
        rows('rows', [number('amount')], when('show', exceeds('total', 0))),
        formula('total', 'SUM({rows0000.amount0000})'),
      ],
      ['rows', 'total'],
    ],
    [
      'a column is shown by its own total',
      [
        rows('rows', [text('name'), number('amount', when('hide', exceeds('total', 100)))]),
        formula('total', 'SUM({rows0000.amount0000})'),
      ],
      ['amount', 'total'],
    ],
    [
      'a formula in the row reads its own column',
      [rows('rows', [number('n'), formula('sum', '{n0000} + SUM({rows0000.sum0000})')])],
      ['sum'],
    ],
    [
      'the only field in the row is shown by how many rows there are',
      [
        rows('rows', [text('name', when('show', exceeds('count', 1)))]),
        formula('count', 'COUNT({rows0000})'),
      ],
      ['name', 'rows', 'count'],
    ],
    [
      'the only field in the row is hidden as soon as there are rows',
      [rows('rows', [text('name', when('hide', isFilled('rows')))])],
      ['name', 'rows'],
    ],
    [
      'two fields show each other for the same choice',
      [
        choice('q'),
        text('x', when('show', is('q', 'a'), isFilled('y'))),
        text('y', when('show', is('q', 'a'), isFilled('x'))),
      ],
      ['x', 'y'],
    ],
    [
      'branches exclude each other only for some of the fields',
      [
        choice('q'),
        formula('x', 'IF({q0000} = "a"; {y0000}; 1)'),
        formula('y', 'IF({q0000} <> "b"; {x0000}; 1)'),
      ],
      ['x', 'y'],
    ],
    [
      'two fields of a row show each other, for choices in the row',
      [
        rows('rows', [
          choice('q'),
          text('x', when('show', is('q', 'a'), isFilled('y'))),
          text('y', when('show', isFilled('x'))),
        ]),
      ],
      ['x', 'y'],
    ],
  ])('%s', (_, fields, cycle) => {
    expect(compileForm(fields).cycles).toEqual([cycle]);
  });

  test('are reported without the fields around them', () => {
    const program = compileForm([
      choice('q'),
      text('a', when('show', is('q', 'a'), isFilled('b'))),
      text('b', when('show', is('q', 'b'), isFilled('a'))),
      text('x', when('hide', isFilled('y'), isFilled('a'))),
      text('y', when('hide', isFilled('x'))),
    ]);
    expect(program.cycles).toEqual([['x', 'y']]);
  });
});
