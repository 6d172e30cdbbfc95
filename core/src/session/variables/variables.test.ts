import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../../field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
  buildVariable,
} from '../../form/build-form.ts';
import type { Field, FormDefinition } from '../../form/form-definition.ts';
import type { Variable } from '../../form/variables/variable.ts';
import { compile } from '../compile.ts';
import { createSession } from '../create-session.ts';
import { formulaEngine } from '../formulas/formula-engine.ts';
import { packFormulas } from '../formulas/packed-formulas.ts';
import { sentFormulas } from '../formulas/sent-formulas.ts';
import { validateSubmission } from '../validation/validate-submission.ts';

const clock = buildClock();
const compileForm = (form: FormDefinition) =>
  compile(form, fieldTypes, { formulas: formulaEngine });
const begin = (variables: readonly Variable[], ...fields: readonly Field[]) =>
  createSession(compileForm({ ...buildForm(...fields), variables }), { clock });

const amount = buildField('number', 'amount');
const total = buildVariable('total', { type: 'formula', formula: '{amount0000} * 2' }, 'number');
const limit = buildVariable('limit', { type: 'constant', value: 10 }, 'number');
const shownAbove = buildField('text', 'why', {
  is_hidden: true,
  is_required: true,
  logic: [buildRule(['show'], buildCondition('total', 'greater_than', 10))],
});

describe('a variable', () => {
  test('is read by rules, and updates with the inputs of its formula', () => {
    const session = begin([total], amount, shownAbove);
    const [cell] = session.variables;
    const asked = session.findCell('amount');
    if (!cell || !asked) throw new Error('The form lacks a cell');
    session.set(asked, 5);
    expect([cell.value, session.findCell('why')?.visible]).toEqual([10, false]);
    session.set(asked, 6);
    expect([cell.value, session.findCell('why')?.visible]).toEqual([12, true]);
  });

  test('is read by formulas, texts and other variables', () => {
    const formula = '{limit0000} - {total0000}';
    const session = begin(
      [buildVariable('left', { type: 'formula', formula }, 'number'), total, limit],
      amount,
      buildField('formula', 'answer', { custom_properties: { formula: '{left0000} + 1' } }),
      buildField('text', 'asked', { use_formula: true, label: 'Nog {{ {left0000} }}' }),
    );
    const asked = session.findCell('amount');
    if (asked) session.set(asked, 3);
    expect(session.findCell('answer')?.value).toBe(5);
    expect(session.findCell('asked')?.field.label).toBe('Nog 4');
  });

  test('is never shown, required, submitted or kept in a draft', () => {
    const session = begin([limit, total], amount);
    for (const { visible, required } of session.variables) {
      expect([visible, required]).toEqual([false, false]);
    }
    expect(session.answers()).toEqual({});
    expect(session.allAnswers()).toEqual({ amount: null });
  });

  test('cannot be set: a constant and a result do not change', () => {
    const session = begin([limit, total], amount);
    for (const cell of session.variables) expect(session.set(cell, 99)).toEqual([]);
    expect(session.variables.map(({ value }) => value)).toEqual([10, 0]);
  });

  test('that a page sends as an answer is unknown to the server', () => {
    const program = compileForm({ ...buildForm(amount), variables: [limit] });
    expect(validateSubmission(program, { amount: 1, limit: 99 }, clock)).toEqual({
      ok: false,
      issues: [],
      unknown: ['limit'],
    });
  });

  test.each([
    ['number', '"12,5"', null],
    ['number', '"12.5"', 12.5],
    ['text', '12.5', '12.5'],
    ['date', 'ADDDAYS(TODAY(); 1)', '2026-11-21'],
    ['date', '"morgen"', null],
    ['boolean', '1', true],
    ['boolean', '"ja"', null],
  ] as const)('of the kind %s takes %s as %o', (kind, formula, expected) => {
    const session = begin([buildVariable('result', { type: 'formula', formula }, kind)]);
    expect(session.variables[0]?.value).toBe(expected);
  });

  test.each([
    ['number', 'a', null],
    ['number', '12', 12],
    ['text', 'a', 'a'],
    ['date', '2026-02-30', '2026-02-30'],
    ['boolean', 'true', true],
  ] as const)('of the kind %s keeps the constant %o as %o', (kind, value, expected) => {
    const session = begin([buildVariable('fixed', { type: 'constant', value }, kind)]);
    expect(session.variables[0]?.value).toBe(expected);
  });

  test('contains the day of the evaluating clock, also past midnight', () => {
    let today = '2026-11-20';
    const form = {
      ...buildForm(amount),
      variables: [buildVariable('sent', { type: 'date' }, 'date')],
    };
    const moving = { now: () => Date.parse(`${today}T12:00:00Z`), today: () => today };
    const session = createSession(compileForm(form), { clock: moving });
    expect(session.variables[0]?.value).toBe('2026-11-20');
    today = '2026-11-21';
    session.refresh();
    expect(session.variables[0]?.value).toBe('2026-11-21');
  });

  test('from outside contains the value given to the session, as its kind, and never an answer', () => {
    const area = buildVariable('area', { type: 'query', name: 'wijk' });
    const level = buildVariable('level', { type: 'host', name: 'level' }, 'number');
    const person = buildVariable('person', { type: 'login', provider: 'digid', claim: 'name' });
    const variables = { area: 'Noord', level: '3', person: ['x'], total: 99 };
    const program = compileForm({ ...buildForm(amount), variables: [area, level, person, total] });
    const session = createSession(program, { clock, variables, answers: { area: 'Zuid' } });
    expect(session.variables.map(({ value }) => value)).toEqual(['Noord', 3, null, 0]);
    const [first] = session.variables;
    if (first) session.set(first, 'West');
    expect([session.variables[0]?.value, session.allAnswers()]).toEqual(['West', { amount: null }]);
  });

  test('from a look-up contains a part of a looked-up answer, not of a typed one', () => {
    const street = buildVariable('street', {
      type: 'look_up',
      field: 'address',
      member: 'street',
    });
    const typed = { postcode: '1234AB', house_number: 1, street: 'Dorpsstraat', city: 'Zonnedael' };
    const session = begin([street], buildField('bag', 'address'));
    const cell = session.findCell('address');
    if (!cell) throw new Error('The form lacks a cell');
    session.set(cell, typed);
    expect(session.variables[0]?.value).toBeNull();
    session.set(cell, { ...typed, id: '0001' });
    expect(session.variables[0]?.value).toBe('Dorpsstraat');
  });

  test('from a look-up of a deleted or hidden field is empty', () => {
    const source = { type: 'look_up', field: 'address', member: 'street' } as const;
    expect(begin([buildVariable('street', source)], amount).variables[0]?.value).toBeNull();
    const hidden = buildField('bag', 'address', { is_hidden: true });
    const program = compileForm({
      ...buildForm(hidden),
      variables: [buildVariable('street', source)],
    });
    const address = { postcode: '1', house_number: 1, street: 'A', city: 'B', id: '1' };
    const session = createSession(program, { clock, answers: { address } });
    expect(session.variables[0]?.value).toBeNull();
  });

  test('whose formula depends on itself is a cycle', () => {
    const looped = buildVariable('looped', { type: 'formula', formula: '{looped0000} + 1' });
    const program = compileForm({ ...buildForm(amount), variables: [looped] });
    expect(program.cycles).toEqual([['looped']]);
  });

  test('with a formula runs in the browser without a parser', () => {
    const form = { ...buildForm(amount), variables: [total] };
    const packed = packFormulas(form, fieldTypes);
    if (!packed) throw new Error('The form has no formulas');
    const program = compile(form, fieldTypes, { formulas: sentFormulas(packed) });
    const session = createSession(program, { clock, answers: { amount: 4 } });
    expect(session.variables[0]?.value).toBe(8);
  });
});
