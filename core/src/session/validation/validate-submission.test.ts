import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../../field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../../form/build-form.ts';
import { compile } from '../compile.ts';
import { validateSubmission } from './validate-submission.ts';

const clock = buildClock();
const program = compile(
  buildForm(
    buildField('text', 'name', { is_required: true }),
    buildField('email', 'mail', {
      is_hidden: true,
      logic: [buildRule(['show', 'required'], buildCondition('name', 'is_not_empty'))],
    }),
    buildField('number', 'count', { custom_properties: { min: 0, max: 10 } }),
    buildField('checkbox', 'terms', { custom_properties: { validation: 'accepted' } }),
    buildField('multi-select', 'many', { options: [{ id: 'a', label: 'A' }] }),
    buildField('input-collection', 'rows', {
      custom_properties: { max: 2 },
      children: [buildField('text', 'x')],
    }),
  ),
  fieldTypes,
);
const sound = { name: 'Jan', mail: 'jan@voorbeeld.nl', terms: true, rows: [{ x: 'y' }] };

describe('validateSubmission', () => {
  test('returns valid answers', () => {
    expect(validateSubmission(program, sound, clock)).toEqual({ ok: true, answers: sound });
  });

  test('leaves out hidden answers', () => {
    const mail = buildField('email', 'mail', { is_hidden: true });
    const form = compile(buildForm(mail, buildField('text', 'a')), fieldTypes);
    expect(validateSubmission(form, { mail: { no: 'mail' }, a: 'x' }, clock)).toEqual({
      ok: true,
      answers: { a: 'x' },
    });
  });

  test('does not fill in what was not answered', () => {
    const form = compile(buildForm(buildField('text', 'a', { prefill: 'x' })), fieldTypes);
    expect(validateSubmission(form, {}, clock)).toEqual({ ok: true, answers: {} });
  });

  test('does not let a field that is always disabled be changed', () => {
    const fixed = buildField('text', 'a', { prefill: 'x', is_disabled: true });
    const form = compile(buildForm(fixed), fieldTypes);
    expect(validateSubmission(form, { a: 'lie' }, clock)).toEqual({
      ok: true,
      answers: { a: 'x' },
    });
  });

  test('lists every broken rule with its path and never the answer', () => {
    const result = validateSubmission(
      program,
      { name: 'Jan', mail: 'secret', count: 99, terms: 'off' },
      clock,
    );
    expect(result).toEqual({
      ok: false,
      unknown: [],
      issues: [
        { path: 'mail', code: 'issue.email' },
        { path: 'count', code: 'issue.number_between', params: { min: 0, max: 10 } },
        { path: 'terms', code: 'issue.accepted', params: { field: 'terms' } },
      ],
    });
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  test('reports answers to unknown fields', () => {
    const result = validateSubmission(
      program,
      { ...sound, gone: 1, rows: [{ x: 'y', name: 'z' }] },
      clock,
    );
    expect(result).toMatchObject({ ok: false, unknown: ['rows.0.name', 'gone'] });
  });

  test('rejects more rows than allowed', () => {
    const result = validateSubmission(program, { ...sound, rows: [{}, {}, {}] }, clock);
    expect(result).toMatchObject({
      ok: false,
      issues: [{ path: 'rows', code: 'issue.rows_max' }],
    });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'answers'],
    ['a number', Number.NaN],
  ])('refuses %s in place of answers', (_, input) => {
    const result = validateSubmission(program, input, clock);
    expect(!result.ok && result.issues).toContainEqual({ path: '', code: 'issue.invalid' });
  });

  test.each([
    ['a number that is none', { count: Number.NaN }, 'count'],
    ['an endless number', { count: Infinity }, 'count'],
    ['a list for a text', { name: ['x'] }, 'name'],
    ['an object for a text', { name: { toString: null } }, 'name'],
    ['a huge text', { name: 'x'.repeat(100_001) }, 'name'],
    ['a text for a list', { many: 'a' }, 'many'],
    ['a list of objects', { many: [{}] }, 'many'],
    ['a huge list', { many: Array.from({ length: 1001 }, (_, at) => String(at)) }, 'many'],
    ['an object for rows', { rows: { length: 1 } }, 'rows'],
    ['a list for a row', { rows: [[]] }, 'rows.0'],
  ])('refuses %s', (_, answers, path) => {
    const result = validateSubmission(program, { ...sound, ...answers }, clock);
    expect(result).toMatchObject({ ok: false });
    expect(!result.ok && result.issues.map((issue) => issue.path)).toContain(path);
  });

  test('handles prototype names as plain names', () => {
    const hostile: unknown = JSON.parse(
      '{"name":"Jan","mail":"j@v.nl","terms":true,"__proto__":{"count":5},"constructor":1,"toString":2}',
    );
    expect(validateSubmission(program, hostile, clock)).toMatchObject({
      ok: false,
      unknown: ['__proto__', 'constructor', 'toString'],
    });
    expect(({} as Record<string, unknown>)['count']).toBeUndefined();
  });

  test('repairs texts that no database can store', () => {
    const result = validateSubmission(program, { ...sound, name: 'a\uD800b\u0000c' }, clock);
    expect(result).toMatchObject({ ok: true, answers: { name: 'a\uFFFDbc' } });
  });

  test('handles very deep nesting', () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(validateSubmission(program, { ...sound, rows: deep, name: deep }, clock)).toMatchObject({
      ok: false,
    });
  });

  test('shortens and limits unknown names', () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`u${at}`.padEnd(9000, 'x'), 1]),
    );
    const result = validateSubmission(program, { ...sound, ...many }, clock);
    expect(!result.ok && result.unknown).toHaveLength(20);
    expect(!result.ok && result.unknown.every((path) => path.length <= 100)).toBe(true);
  });

  test('reaches a stable result for rules in a cycle', () => {
    const form = compile(
      buildForm(
        buildField('text', 'a', {
          is_hidden: true,
          logic: [buildRule(['show'], buildCondition('x', 'is_not_empty'))],
        }),
        buildField('text', 'x', {
          logic: [buildRule(['hide'], buildCondition('a', 'is_not_empty'))],
        }),
      ),
      fieldTypes,
    );
    const first = validateSubmission(form, { a: '1', x: '2' }, clock);
    if (!first.ok) throw new Error('Expected sound answers');
    expect(validateSubmission(form, first.answers, clock)).toEqual(first);
  });
});
