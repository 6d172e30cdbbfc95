import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Condition } from '@form-builder/core/logic/logic-rule.ts';
import { describe, expect, test } from 'vitest';
import { buildDocument, buildField } from '../document/build-document.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { findProblems } from './find-problems.ts';

const texts = ({ message, id }: { message?: string | undefined; id: string }) => message ?? id;
const withFields = (...properties: Field[]): EditedVersion => ({
  ...buildDocument(),
  pages: [{ id: 'p', title: 'Pagina', properties }],
});
const found = (...properties: Field[]) =>
  findProblems(withFields(...properties), texts).map(({ text, at }) => ({
    text: texts(text),
    at,
  }));
const ruled = (
  condition: Partial<Condition>,
  actions: readonly ['show'] | readonly [] = ['show'],
) =>
  buildField('r', {
    logic: [
      {
        id: 'rule',
        actions,
        condition_group: {
          id: 'group',
          type: 'group',
          logic_operator: 'and',
          children: [
            {
              id: 'c',
              type: 'condition',
              target: 'a',
              condition_operator: 'equal',
              value: 'x',
              ...condition,
            },
          ],
        },
      },
    ],
  });

describe('findProblems', () => {
  test('finds none in a form that is right', () => {
    expect(findProblems(buildDocument(), texts)).toEqual([]);
  });

  test('a form without fields', () => {
    expect(found()).toMatchObject([{ at: { kind: 'version' } }]);
  });

  test('a page without a title, and an empty page among others', () => {
    const document = buildDocument();
    const pages = [...document.pages, { id: 'p3', title: ' ', properties: [] }];
    const problems = findProblems({ ...document, pages }, texts);
    expect(problems.map(({ at }) => at)).toEqual([
      { kind: 'page', id: 'p3' },
      { kind: 'page', id: 'p3' },
    ]);
  });

  test.each([
    ['a field without a label', buildField('a', { label: ' ' }), 1],
    ['text without a label is fine', buildField('a', { type: 'text-layout', label: '' }), 0],
    ['a choice without options', buildField('a', { type: 'select' }), 1],
    [
      'an option without a text',
      buildField('a', { type: 'select', options: [{ id: '1', label: '' }] }),
      1,
    ],
    [
      'two options with the same text',
      buildField('a', {
        type: 'select',
        options: [
          { id: '1', label: 'X' },
          { id: '2', label: 'X ' },
        ],
      }),
      1,
    ],
  ])('%s', (_, field, count) => {
    expect(found(field)).toHaveLength(count);
  });

  test.each([
    ['without a target', { target: null }, /kies een veld/],
    ['about a field that is gone', { target: 'gone' }, /bestaat niet meer/],
    ['without a value', { value: null }, /vul een waarde in/],
  ] as const)('a condition %s', (_, condition, text) => {
    const [problem, ...others] = found(buildField('a'), ruled(condition));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ at: { kind: 'field', id: 'r' } });
    expect(problem?.text).toMatch(text);
  });

  test('an operator that compares with nothing needs no value', () => {
    const rule = ruled({ condition_operator: 'is_empty', value: null });
    expect(found(buildField('a'), rule)).toEqual([]);
  });

  test('a rule that does nothing', () => {
    expect(found(buildField('a'), ruled({}, []))).toHaveLength(1);
  });

  test('a short id that is used twice', () => {
    const problems = found(buildField('a'), buildField('b', { short_id: 'x00a' }));
    expect(problems.some(({ at }) => at.kind === 'version')).toBe(true);
  });
});
