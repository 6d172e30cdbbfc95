import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import type { Answers } from '../field-types/field-types.ts';
import { buildField, buildForm } from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import { maskAnswers } from './mask-answers.ts';
import { findSensitiveFields } from './sensitive-fields.ts';
import { joinAnswers, splitAnswers } from './split-answers.ts';

const find = (...fields: readonly Field[]) =>
  findSensitiveFields(buildForm(...fields).pages, fieldTypes);
const idsOf = (...fields: readonly Field[]) => [...find(...fields).keys()].sort();
const formula = (id: string, text: string) =>
  buildField('formula', id, {
    short_id: `${id}${id}${id}${id}`,
    custom_properties: { formula: text },
  });

describe('sensitive fields', () => {
  test('are those of a secret type and those that are marked, in rows and groups as well', () => {
    const fields = [
      buildField('bsn', 'a'),
      buildField('text', 'b'),
      buildField('text', 'c', { is_sensitive: true }),
      buildField('group', 'd', { children: [buildField('bsn', 'e')] }),
      buildField('input-collection', 'f', {
        children: [buildField('date', 'g', { is_sensitive: true })],
      }),
    ];
    expect(idsOf(...fields)).toEqual(['a', 'c', 'e', 'g']);
  });

  test('are those that a formula computes from them, at any distance', () => {
    const bsn = buildField('bsn', 'a', { short_id: 'aaaa' });
    const rows = buildField('input-collection', 'r', {
      short_id: 'rrrr',
      children: [buildField('number', 'n', { short_id: 'nnnn', is_sensitive: true })],
    });
    const fields = [
      formula('d', '{cccc} + 1'),
      formula('c', 'LEN({ aaaa })'),
      formula('e', 'SUM({rrrr.nnnn})'),
      formula('f', 'COUNT({rrrr})'),
    ];
    expect(idsOf(bsn, rows, ...fields)).toEqual(['a', 'c', 'd', 'e', 'n']);
  });

  test('are those that a formula computes from what is no field, where any field is sensitive', () => {
    const total = formula('t', '{variable} * 2');
    expect(idsOf(buildField('number', 'a'), total)).toEqual([]);
    expect(idsOf(buildField('number', 'a', { is_sensitive: true }), total)).toEqual(['a', 't']);
  });
});

const sensitive = find(
  buildField('bsn', 'bsn'),
  buildField('date', 'born', { is_sensitive: true }),
  buildField('input-collection', 'children', {
    children: [buildField('bsn', 'child'), buildField('text', 'name')],
  }),
);

const answers: Answers = {
  bsn: '111222333',
  born: '1970-01-02',
  name: 'Ada',
  children: [{ name: 'Noor', child: '123456782' }, { name: 'Sem' }],
};

describe('splitting answers', () => {
  test('takes the sensitive ones out and puts them back', () => {
    const split = splitAnswers(sensitive, answers);
    expect(split.open).toEqual({ name: 'Ada', children: [{ name: 'Noor' }, { name: 'Sem' }] });
    expect(split.sensitive).toEqual({
      bsn: '111222333',
      born: '1970-01-02',
      children: [{ child: '123456782' }, {}],
    });
    expect(joinAnswers(split)).toEqual(answers);
  });

  test('leaves answers alone where nothing sensitive is answered', () => {
    const plain: Answers = { name: 'Ada', bsn: null, children: [] };
    expect(splitAnswers(sensitive, plain)).toEqual({ open: plain, sensitive: null });
  });

  test('loses nothing, whatever is answered', () => {
    const value = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true }),
      fc.boolean(),
      fc.constant(null),
    );
    const ids = fc.constantFrom('bsn', 'born', 'name', 'child', 'other');
    const row = fc.dictionary(ids, value, { noNullPrototype: true });
    const all = fc.tuple(row, fc.array(row)).map(([own, children]) => ({ ...own, children }));
    fc.assert(
      fc.property(all, (given: Answers) => {
        const split = splitAnswers(sensitive, given);
        expect(joinAnswers(split)).toEqual(given);
        if (given['bsn'] !== null) expect(split.open).not.toHaveProperty('bsn');
      }),
      { seed: 7 },
    );
  });
});

test('masking answers tells where something was, and shows the end of a BSN', () => {
  expect(maskAnswers(sensitive, answers)).toEqual({
    answers: {
      bsn: '••••••333',
      born: '••••••',
      name: 'Ada',
      children: [{ name: 'Noor', child: '••••••782' }, { name: 'Sem' }],
    },
    masked: ['bsn', 'born', 'children.0.child'],
  });
});
