import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import type { Answers } from '../field-types/field-types.ts';
import { buildField, buildForm, buildRule, buildVariable } from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import { findSensitive } from './find-sensitive.ts';
import { maskAnswers } from './mask-answers.ts';
import { joinAnswers, splitAnswers } from './split-answers.ts';

const find = (...fields: readonly Field[]) =>
  findSensitive(buildForm(...fields), fieldTypes).fields;
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

  test('are those that a rule fills in from them, whichever field holds the rule', () => {
    const fill = (formula: string) => ({
      ...buildRule([{ type: 'set_value', value: { formula }, when: 'always' }]),
      targets: ['other'],
    });
    const fields = [
      buildField('bsn', 'a', { short_id: 'aaaa' }),
      buildField('text', 'own', { logic: [fill('LEFT({aaaa}; 2)')] }),
      buildField('text', 'other'),
      buildField('text', 'next', {
        logic: [buildRule([{ type: 'set_value', value: { formula: '{plai}' }, when: 'empty' }])],
      }),
      buildField('text', 'plain', { short_id: 'plai' }),
    ];
    expect(idsOf(...fields)).toEqual(['a', 'other', 'own']);
  });

  test('are those that a formula computes from what is no field, where any field is sensitive', () => {
    const total = formula('t', '{variable} * 2');
    expect(idsOf(buildField('number', 'a'), total)).toEqual([]);
    expect(idsOf(buildField('number', 'a', { is_sensitive: true }), total)).toEqual(['a', 't']);
  });

  test('follow variables: the number of a login, and what is made from that or from an answer', () => {
    const variables = [
      buildVariable('person', { type: 'login', provider: 'digid', claim: 'identifier' }),
      buildVariable('name', { type: 'login', provider: 'digid', claim: 'name' }),
      buildVariable('start', { type: 'formula', formula: 'LEFT({person0000}; 2)' }),
      buildVariable('street', { type: 'look_up', field: 'home', member: 'street' }),
      buildVariable('rate', { type: 'constant', value: 2 }, 'number'),
    ];
    const form = buildForm(
      buildField('bag', 'home', { is_sensitive: true }),
      formula('s', '{start0000} & "x"'),
      formula('r', '{rate0000} * 2'),
      formula('n', '{name0000}'),
    );
    const found = findSensitive({ ...form, variables }, fieldTypes);
    expect([...found.variables].sort()).toEqual(['person', 'start', 'street']);
    expect([...found.fields.keys()].sort()).toEqual(['home', 's']);
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

test('masking answers returns the masked paths, and keeps the end of a BSN', () => {
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
