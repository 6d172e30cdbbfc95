import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import type { Answers } from '../field-types/field-types.ts';
import type { Field } from '../form/form-definition.ts';
import { compile } from '../session/compile.ts';
import { migrateAnswers } from './migrate-answers.ts';

const named = (id: string) => ({ id, short_id: id, label: id });
const text = (id: string): Field => ({ ...named(id), type: 'text' });
const choice = (...options: readonly [id: string, label: string][]): Field => ({
  ...named('choice'),
  type: 'select',
  options: options.map(([id, label]) => ({ id, label })),
});
const rows = (...children: readonly Field[]): Field => ({
  ...named('rows'),
  type: 'input-collection',
  children,
});

const version = (...properties: readonly Field[]) => ({
  title: '',
  description: '',
  languages: ['nl'],
  settings: {},
  submission_settings: {},
  pages: [{ id: 'p', title: '', properties }],
});

const move = (from: readonly Field[], to: readonly Field[], answers: Answers) => {
  const after = version(...to);
  return migrateAnswers(version(...from), after, compile(after, fieldTypes), answers);
};

type Case = [
  name: string,
  versions: [from: readonly Field[], to: readonly Field[]],
  answers: [given: Answers, expected: Answers],
  lost: readonly string[],
];

describe('moveAnswers', () => {
  test.each<Case>([
    [
      'keeps what is still asked',
      [[text('a')], [text('b'), text('a')]],
      [{ a: 'x' }, { a: 'x' }],
      [],
    ],
    [
      'names what is no longer asked',
      [[text('a'), text('b')], [text('b')]],
      [{ a: 'x', b: 'y' }, { b: 'y' }],
      ['a'],
    ],
    ['misses no empty answer', [[text('a')], []], [{ a: null }, {}], []],
    [
      'keeps text that is asked at length',
      [[text('a')], [{ ...named('a'), type: 'textarea' }]],
      [{ a: 'x' }, { a: 'x' }],
      [],
    ],
    [
      'names what is asked as another kind',
      [[{ ...named('a'), type: 'checkbox' }], [text('a')]],
      [{ a: true }, {}],
      ['a'],
    ],
    [
      'follows an option that got another code',
      [[choice(['a', 'Auto'])], [choice(['car', 'Auto'])]],
      [{ choice: 'a' }, { choice: 'car' }],
      [],
    ],
    [
      'names an option that is gone',
      [[choice(['a', 'Auto'], ['b', 'Bus'])], [choice(['b', 'Bus'])]],
      [{ choice: 'a' }, { choice: null }],
      ['choice'],
    ],
    [
      'keeps rows',
      [[rows(text('a'))], [rows(text('a'))]],
      [{ rows: [{ a: 'x' }] }, { rows: [{ a: 'x' }] }],
      [],
    ],
    [
      'names what is no longer asked in rows',
      [[rows(text('a'), text('b'))], [rows(text('b'))]],
      [{ rows: [{ a: 'x', b: 'y' }] }, { rows: [{ b: 'y' }] }],
      ['rows.0.a'],
    ],
    [
      'names a field that moved out of its rows',
      [[rows(text('a'))], [text('a')]],
      [{ rows: [{ a: 'x' }] }, {}],
      ['rows'],
    ],
  ])('%s', (_, [from, to], [answers, expected], lost) => {
    expect(move(from, to, answers)).toEqual({ answers: expected, lost });
  });

  test('names more than twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => text(`f${String(index)}`));
    const answers = Object.fromEntries(many.map(({ id }) => [id, 'x']));
    expect(move(many, [], answers).lost).toHaveLength(30);
  });
});
