import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../form/build-form.ts';
import type { Field, FieldOf } from '../form/form-definition.ts';
import { formulaEngine } from './formulas/formula-engine.ts';
import { translatorOf } from '../messages/all-messages.ts';
import type { Clock } from '../runtime/clock.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import { validateSubmission } from './validation/validate-submission.ts';
import type { Program } from './program/program.ts';
import type { Cell, Session } from './session.ts';
import { validateSession } from './validation/validate-session.ts';

const compileForm = (...fields: readonly Field[]): Program =>
  compile(buildForm(...fields), fieldTypes, { formulas: formulaEngine });

const begin = (fields: readonly Field[], answers: unknown = {}): Session =>
  createSession(compileForm(...fields), { clock: buildClock(), answers });

const formula = (id: string, text: string, more: Partial<FieldOf<'formula'>> = {}): Field =>
  buildField('formula', id, { ...more, custom_properties: { formula: text } });

const number = (id: string, more: Partial<FieldOf<'number'>> = {}) =>
  buildField('number', id, more);

function cellAt(session: Session, path: string): Cell {
  const cell = session.findCellByPath(path);
  if (!cell) throw new Error(`No cell at ${path}`);
  return cell;
}

const valueAt = (session: Session, path: string) => cellAt(session, path).value;
const ids = (cells: readonly Cell[]) => cells.map(({ key }) => key);

describe('formula fields', () => {
  test('are evaluated at the start and again when their inputs change', () => {
    const session = begin([number('a'), number('b'), formula('sum', '{a0000} + {b0000}')], {
      a: 0.1,
      b: 0.2,
    });
    expect(valueAt(session, 'sum')).toBe(0.3);
    expect(ids(session.set(cellAt(session, 'a'), 1))).toEqual(['a', 'sum']);
    expect(valueAt(session, 'sum')).toBe(1.2);
  });

  test('are not among the changed cells when the result stays the same', () => {
    const session = begin([number('a'), formula('big', '{a0000} > 10')], { a: 1 });
    expect(ids(session.set(cellAt(session, 'a'), 2))).toEqual(['a']);
    expect(ids(session.set(cellAt(session, 'a'), 20))).toEqual(['a', 'big']);
  });

  test('read other formulas at any position, and rules read them', () => {
    const session = begin(
      [
        buildField('text', 'notice', {
          is_hidden: true,
          logic: [buildRule(['show'], buildCondition('total', 'is_not_empty'))],
        }),
        formula('total', 'IF({part0000} > 5; {part0000} * 2; "")'),
        formula('part', '{a0000} + 1'),
        number('a'),
      ],
      { a: 1 },
    );
    expect(cellAt(session, 'notice').visible).toBe(false);
    session.set(cellAt(session, 'a'), 9);
    expect(valueAt(session, 'total')).toBe(20);
    expect(cellAt(session, 'notice').visible).toBe(true);
  });

  test('read a hidden field as empty', () => {
    const session = begin(
      [
        buildField('checkbox', 'show'),
        number('a', {
          is_hidden: true,
          logic: [buildRule(['show'], buildCondition('show', 'equal', true))],
        }),
        formula('f', 'IFEMPTY({a0000}; -1)'),
      ],
      { a: 7 },
    );
    expect(valueAt(session, 'f')).toBe(-1);
    session.set(cellAt(session, 'show'), true);
    expect(valueAt(session, 'f')).toBe(7);
  });

  test('are empty on an error, and report it', () => {
    const session = begin([number('a'), formula('f', '10 / {a0000}')], { a: 0 });
    expect(cellAt(session, 'f')).toMatchObject({ value: null, formulaError: '#DIV/0' });
    session.set(cellAt(session, 'a'), 4);
    expect(cellAt(session, 'f')).toMatchObject({ value: 2.5, formulaError: null });
  });

  test('read dates as dates and return them as text', () => {
    const session = begin(
      [
        buildField('date', 'from'),
        buildField('date-formula', 'until', {
          custom_properties: { formula: 'ADDMONTHS({from0000}; 1)' },
        }),
        buildField('date-formula', 'wrong', { custom_properties: { formula: '12' } }),
      ],
      { from: '2027-01-31' },
    );
    expect(valueAt(session, 'until')).toBe('2027-02-28');
    expect(cellAt(session, 'wrong').formulaError).toBe('#VALUE');
  });

  test('read the label of a choice', () => {
    const options = [{ id: 'a', label: 'Centrum' }];
    const session = begin(
      [buildField('select', 'zone', { options }), formula('f', 'LABEL({zone0000}) & "!"')],
      { zone: 'a' },
    );
    expect(valueAt(session, 'f')).toBe('Centrum!');
  });

  test('cannot be set, and ignore what was stored for them', () => {
    const session = begin([number('a'), formula('f', '{a0000} * 2')], { a: 2, f: 99 });
    expect(session.set(cellAt(session, 'f'), 5)).toEqual([]);
    expect(valueAt(session, 'f')).toBe(4);
  });

  test('keep the stored answer where the formula language is not loaded', () => {
    const form = buildForm(number('a'), formula('f', '{a0000} * 2'));
    const session = createSession(compile(form, fieldTypes), {
      clock: buildClock(),
      answers: { a: 2, f: 99 },
    });
    expect(valueAt(session, 'f')).toBe(99);
    expect(session.set(cellAt(session, 'f'), 5)).toEqual([]);
  });
});

describe('formulas over rows', () => {
  const rows = (...children: readonly Field[]) =>
    buildField('input-collection', 'rows', { children });
  const amounts = { rows: [{ amount: 1.1 }, { amount: 2.2 }] };

  test('read a column in row order and follow added, removed and moved rows', () => {
    const session = begin(
      [rows(number('amount')), formula('list', 'CONCAT({rows0000.amount0000})')],
      amounts,
    );
    const collection = cellAt(session, 'rows');
    expect(valueAt(session, 'list')).toBe('1.12.2');
    session.moveRow(collection, collection.rows[1]?.key ?? '', 0);
    expect(valueAt(session, 'list')).toBe('2.21.1');
    session.addRow(collection);
    session.set(cellAt(session, 'rows.2.amount'), 3);
    expect(valueAt(session, 'list')).toBe('2.21.13');
    session.removeRow(collection, collection.rows[0]?.key ?? '');
    expect(valueAt(session, 'list')).toBe('1.13');
  });

  test('read the fields of their own row and of the form around it', () => {
    const session = begin(
      [number('rate'), rows(number('amount'), formula('share', '{amount0000} * {rate0000}'))],
      { rate: 10, ...amounts },
    );
    expect(valueAt(session, 'rows.1.share')).toBe(22);
    session.set(cellAt(session, 'rate'), 100);
    expect([valueAt(session, 'rows.0.share'), valueAt(session, 'rows.1.share')]).toEqual([
      110, 220,
    ]);
  });

  test('read the whole column from within a row, and the number of rows', () => {
    const session = begin(
      [
        rows(
          number('amount'),
          formula('part', '{amount0000} / SUM({rows0000.amount0000})'),
          formula('of', 'COUNT({rows0000})'),
        ),
      ],
      { rows: [{ amount: 1 }, { amount: 3 }] },
    );
    expect(valueAt(session, 'rows.0.part')).toBe(0.25);
    session.set(cellAt(session, 'rows.1.amount'), 1);
    expect(valueAt(session, 'rows.0.part')).toBe(0.5);
    session.addRow(cellAt(session, 'rows'));
    expect(valueAt(session, 'rows.0.of')).toBe(3);
  });

  test('follow rows without visible content', () => {
    const fields = [
      rows(number('amount', { is_hidden: true })),
      formula('one', '{rows0000.amount0000}'),
    ];
    const session = begin(fields, { rows: [{}] });
    expect(cellAt(session, 'one').formulaError).toBeNull();
    session.addRow(cellAt(session, 'rows'));
    expect(cellAt(session, 'one').formulaError).toBe('#VALUE');
    const fresh = begin(fields, session.allAnswers());
    expect(cellAt(fresh, 'one').formulaError).toBe('#VALUE');
  });

  test('leave out rows that are hidden', () => {
    const session = begin(
      [
        buildField('checkbox', 'none'),
        buildField('input-collection', 'rows', {
          children: [number('amount')],
          logic: [buildRule(['hide'], buildCondition('none', 'equal', true))],
        }),
        formula('total', 'SUM({rows0000.amount0000})'),
      ],
      amounts,
    );
    expect(valueAt(session, 'total')).toBe(3.3);
    session.set(cellAt(session, 'none'), true);
    expect(valueAt(session, 'total')).toBe(0);
  });

  test('read columns of rows in rows', () => {
    const session = begin(
      [
        rows(buildField('input-collection', 'inner', { children: [number('amount')] })),
        formula('total', 'SUM({rows0000.inner0000.amount0000})'),
      ],
      { rows: [{ inner: [{ amount: 1 }, { amount: 2 }] }, { inner: [{ amount: 4 }] }] },
    );
    expect(valueAt(session, 'total')).toBe(7);
    session.set(cellAt(session, 'rows.0.inner.1.amount'), 10);
    expect(valueAt(session, 'total')).toBe(15);
    session.addRow(cellAt(session, 'rows.1.inner'));
    session.set(cellAt(session, 'rows.1.inner.1.amount'), 100);
    expect(valueAt(session, 'total')).toBe(115);
  });
});

describe('formulas that cannot work', () => {
  test('are listed with their position and leave the field empty', () => {
    const program = compileForm(
      formula('broken', '1 +'),
      formula('lost', '1 + {gone}'),
      buildField('input-collection', 'rows', { children: [number('amount')] }),
      formula('outside', '{amount0000}'),
    );
    expect(program.faults).toMatchObject([
      { fieldId: 'broken', part: 'formula', issue: { code: 'unexpected_end', from: 3 } },
      { fieldId: 'lost', part: 'formula', issue: { code: 'unknown_reference', from: 4, to: 10 } },
      { fieldId: 'outside', part: 'formula', issue: { code: 'unknown_reference' } },
    ]);
    const session = createSession(program, { clock: buildClock() });
    expect(cellAt(session, 'broken').formulaError).toBe('#FORMULA');
    expect(cellAt(session, 'lost').formulaError).toBe('#REF');
  });

  test('that depend on each other are found, and give the same result independent of earlier answers', () => {
    const form = [number('a'), formula('x', '{y0000} + {a0000}'), formula('y', '{x0000} + 1')];
    expect(compileForm(...form).cycles).toEqual([['x', 'y']]);
    const session = begin(form);
    session.set(cellAt(session, 'a'), 1);
    session.set(cellAt(session, 'a'), 2);
    expect(cellAt(session, 'x').formulaError).toBe('#CYCLE');
    expect(cellAt(session, 'y').formulaError).toBe(null);
    expect(session.allAnswers()).toEqual(begin(form, { a: 2 }).allAnswers());
  });
});

describe('formulas over a choice of several', () => {
  const several = buildField('multi-select', 'm', {
    options: ['r', 's', 't'].map((id) => ({ id, label: id.toUpperCase() })),
  });

  test('test whether an option is chosen, and count them', () => {
    const session = begin(
      [several, formula('has', 'HAS({m0000}; "r")'), formula('count', 'COUNT({m0000})')],
      { m: ['r', 't'] },
    );
    expect([valueAt(session, 'has'), valueAt(session, 'count')]).toEqual([true, 2]);
    session.set(cellAt(session, 'm'), ['s']);
    expect([valueAt(session, 'has'), valueAt(session, 'count')]).toEqual([false, 1]);
    session.set(cellAt(session, 'm'), null);
    expect([valueAt(session, 'has'), valueAt(session, 'count')]).toEqual([false, 0]);
  });
});

describe('texts in the language of the visitor', () => {
  const several = buildField('multi-select', 'm', {
    options: ['Een', 'Twee', 'Drie'].map((label) => ({ id: label.toLowerCase(), label })),
  });
  const fields = [
    buildField('checkbox', 'c'),
    several,
    number('n'),
    buildField('date', 'd'),
    buildField('datetime', 't'),
    formula('big', '{n0000} > 10'),
    buildField('email', 'x', {
      label:
        '{{ {c0000} }}|{{ {m0000} }}|{{ {n0000} }}|{{ {d0000} }}|{{ {t0000} }}|{{ {big0000} }}',
      use_formula: true,
      custom_error_message: 'Is het {{ {c0000} }}?',
      custom_error_message_use_formula: true,
    }),
  ];
  const answers = {
    c: true,
    m: ['een', 'twee', 'drie'],
    n: 12.5,
    d: '2026-11-27',
    t: '2026-11-27 09:05',
    x: 'no address',
  };

  test.each([
    ['nl-NL', 'Ja|Een, Twee en Drie|12,5|27-11-2026|27-11-2026 09:05|Ja', 'Is het Ja?'],
    ['en-GB', 'Yes|Een, Twee and Drie|12.5|27/11/2026|27/11/2026 09:05|Yes', 'Is het Yes?'],
    ['de-DE', 'Ja|Een, Twee und Drie|12,5|27.11.2026|27.11.2026 09:05|Ja', 'Is het Ja?'],
  ])('use the words of the summary (%s)', (locale, label, message) => {
    const texts = { locale, translate: translatorOf(locale) };
    const session = createSession(compileForm(...fields), { clock: buildClock(), answers, texts });
    expect(cellAt(session, 'x').field.label).toBe(label);
    expect(validateSession(session).map((issue) => issue.message)).toEqual([message]);
    session.set(cellAt(session, 'c'), false);
    session.set(cellAt(session, 'm'), null);
    const no = label.startsWith('Yes') ? 'No|' : locale === 'nl-NL' ? 'Nee|' : 'Nein|';
    expect(cellAt(session, 'x').field.label.startsWith(`${no}|`)).toBe(true);
  });
});

describe('texts with formulas', () => {
  test('are evaluated in the field of the cell, and notify only cells with a changed text', () => {
    const session = begin(
      [
        buildField('text', 'name'),
        number('age', { label: 'Hoe oud is {{ {name0000} }}?', hint: 'Vast', use_formula: true }),
      ],
      { name: 'Noor' },
    );
    expect(cellAt(session, 'age').field).toMatchObject({ label: 'Hoe oud is Noor?', hint: 'Vast' });
    expect(ids(session.set(cellAt(session, 'name'), 'Sam'))).toEqual(['name', 'age']);
    expect(cellAt(session, 'age').field.label).toBe('Hoe oud is Sam?');
  });

  test('cannot bring markup into a content', () => {
    const content = '<p>Dag {{ IF({name0000} &lt;&gt; &quot;&quot;; {name0000}; "u") }}</p>';
    const session = begin(
      [
        buildField('text', 'name'),
        buildField('text-layout', 'intro', { use_formula: true, custom_properties: { content } }),
      ],
      { name: '<img src=x> & co' },
    );
    expect(cellAt(session, 'intro').field.custom_properties).toEqual({
      content: '<p>Dag &lt;img src=x&gt; &amp; co</p>',
    });
  });

  test('never cause a cycle', () => {
    const program = compileForm(
      number('a', {
        label: '{{ {b0000} }}',
        use_formula: true,
      }),
      number('b', { logic: [buildRule(['hide'], buildCondition('a', 'equal', 1))] }),
    );
    expect(program.cycles).toEqual([]);
    const session = createSession(program, { clock: buildClock(), answers: { b: 5 } });
    expect(cellAt(session, 'a').field.label).toBe('5');
    session.set(cellAt(session, 'a'), 1);
    expect(cellAt(session, 'a').field.label).toBe('');
  });

  test('are not evaluated without the flag', () => {
    const session = begin([number('a', { label: '{{ 1 + 1 }}' })]);
    expect(cellAt(session, 'a').field.label).toBe('{{ 1 + 1 }}');
  });

  test('are evaluated in a field’s own messages', () => {
    const session = begin(
      [
        number('max'),
        number('a', {
          custom_properties: { max: 5 },
          custom_error_message: 'Hooguit {{ {max0000} }}',
          custom_error_message_use_formula: true,
          is_required: true,
          custom_required_message: 'Vul {{ "dit" }} in',
          custom_required_message_use_formula: true,
        }),
      ],
      { max: 3, a: 9 },
    );
    expect(validateSession(session)).toMatchObject([{ path: 'a', message: 'Hooguit 3' }]);
    session.set(cellAt(session, 'a'), null);
    expect(validateSession(session)).toMatchObject([{ path: 'a', message: 'Vul dit in' }]);
  });
});

describe('a text that names a checkbox', () => {
  test('is no while the checkbox is visible and not ticked, and empty once it is hidden', () => {
    const session = begin([
      buildField('text', 'kind'),
      buildField('checkbox', 'box', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('kind', 'is_not_empty'))],
      }),
      buildField('text', 'note', { label: '{{ LABEL({box0000}) }}', use_formula: true }),
    ]);
    const labels = ['a', null, 'a'].map((kind) => {
      session.set(cellAt(session, 'kind'), kind);
      return cellAt(session, 'note').field.label;
    });
    expect(labels).toEqual(['FALSE', '', 'FALSE']);
  });
});

describe('the clock', () => {
  test('is read again on refresh, by formulas, texts and rules', () => {
    let today = '2026-11-20';
    const clock: Clock = { now: () => Date.parse(`${today}T12:00:00Z`), today: () => today };
    const program = compileForm(
      buildField('date', 'visit'),
      formula('day', 'TODAY()'),
      formula('now', 'NOW()'),
      buildField('text', 'soon', {
        is_hidden: true,
        label: '{{ DAY(TODAY()) }}',
        use_formula: true,
        logic: [buildRule(['show'], buildCondition('visit', 'next_week'))],
      }),
    );
    const session = createSession(program, { clock, answers: { visit: '2026-11-29' } });
    expect(valueAt(session, 'now')).toBe('2026-11-20 13:00');
    expect(session.refresh()).toEqual([]);
    today = '2026-11-24';
    expect(ids(session.refresh()).sort()).toEqual(['day', 'now', 'soon']);
    expect(valueAt(session, 'day')).toBe('2026-11-24');
    expect(cellAt(session, 'soon')).toMatchObject({ visible: true, field: { label: '24' } });
  });
});

describe('validateSubmission', () => {
  test('recomputes formulas, whatever was sent for them', () => {
    const program = compileForm(number('a'), formula('f', '{a0000} * 3'));
    const result = { ok: true, answers: { a: 2, f: 6 } };
    expect(validateSubmission(program, { a: 2, f: { evil: 1 } }, buildClock())).toEqual(result);
    expect(validateSubmission(program, { a: 2 }, buildClock())).toEqual(result);
  });

  test('becomes stable when rows hide themselves', () => {
    const whileEmpty = buildRule(['show'], buildCondition('rows', 'is_empty'));
    const program = compileForm(
      buildField('input-collection', 'rows', {
        children: [buildField('text', 'name', { is_hidden: true, logic: [whileEmpty] })],
      }),
    );
    const result = validateSubmission(program, { rows: [{ name: 'Noor' }] }, buildClock());
    expect(result).toEqual({ ok: true, answers: { rows: [] } });
    expect(validateSubmission(program, result.ok && result.answers, buildClock())).toEqual(result);
  });
});
