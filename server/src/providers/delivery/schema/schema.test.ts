import { describe, expect, test } from 'vitest';
import { findProblems } from './find-problems.ts';
import { fitValue } from './fit-value.ts';
import { listAttributes } from './list-attributes.ts';

const schema = {
  type: 'object',
  required: ['age', 'home'],
  properties: {
    age: { type: 'integer', title: 'Leeftijd' },
    home: { $ref: '#/$defs/address' },
    born: { type: ['string', 'null'], format: 'date' },
    tags: { type: 'array', items: { type: 'string' } },
    kind: { enum: ['a', 'b'] },
    parent: { $ref: '#' },
    'last.name': true,
  },
  $defs: {
    address: {
      allOf: [
        { required: ['street'], properties: { street: { type: 'string' } } },
        { type: 'object', properties: { number: { type: 'number' } } },
      ],
    },
  },
};

describe('the attributes of a JSON Schema', () => {
  const listed = listAttributes(schema);
  const find = (...path: readonly string[]) =>
    listed.find((one) => one.path.join('/') === path.join('/'));

  test('are listed by their path, with title, type and whether objects must have them', () => {
    expect(find('age')).toEqual({
      path: ['age'],
      title: 'Leeftijd',
      type: 'number',
      isRequired: true,
    });
    expect(find('home', 'street')).toMatchObject({ type: 'text', isRequired: true });
    expect(find('home', 'number')).toMatchObject({ type: 'number', isRequired: false });
    expect(find('born')).toMatchObject({ type: 'date', isRequired: false });
    expect(find('tags')).toMatchObject({ type: 'list' });
    expect(find('last.name')).toMatchObject({ type: 'text' });
  });

  test('are not required inside an object that may be absent', () => {
    expect(find('parent', 'age')).toMatchObject({ isRequired: false });
  });

  test('end in a schema that contains itself', () => {
    expect(listed.length).toBeLessThanOrEqual(200);
    const circle = { $ref: '#/$defs/one', $defs: { one: { $ref: '#/$defs/one' } } };
    expect(listAttributes(circle)).toEqual([]);
  });

  test.each([undefined, null, true, 'x', { properties: 3, required: true }])(
    'are none in %j',
    (odd) => {
      expect(listAttributes(odd)).toEqual([]);
    },
  );
});

describe('values fitted to a JSON Schema', () => {
  const fit = (value: unknown) => fitValue(value, schema, schema);

  test.each([
    [{ age: '42' }, { age: 42 }],
    [{ age: '042' }, { age: '042' }],
    [
      { age: null, born: null, kind: null },
      { born: null, kind: null },
    ],
    [{ age: '' }, undefined],
    [{ age: 1, home: { street: null } }, { age: 1 }],
    [{ home: { street: 3, number: '3.5' } }, { home: { street: '3', number: 3.5 } }],
    [{ tags: 'x' }, { tags: ['x'] }],
    [{ tags: ['x', null] }, { tags: ['x'] }],
    [{ other: { kept: null } }, { other: { kept: null } }],
  ])('%j becomes %j', (value, expected) => {
    expect(fit(value)).toEqual(expected);
  });

  test('texts become booleans', () => {
    expect(fitValue('true', { type: 'boolean' }, {})).toBe(true);
    expect(fitValue('ja', { type: 'boolean' }, {})).toBe('ja');
  });
});

describe('problems of values', () => {
  const right = { age: 42, home: { street: 'Dam' } };

  test.each([
    [right, []],
    [{ home: {} }, ['age required', 'home.street required']],
    [{ ...right, age: 4.5 }, ['age type']],
    [{ ...right, kind: 'c' }, ['kind choice']],
    [{ ...right, born: '1 mei' }, ['born format']],
    [{ ...right, born: null }, []],
    [{ ...right, tags: ['x', 3] }, ['tags.1 type']],
    ['x', [' type']],
  ])('%j: %j', (value, expected) => {
    const found = findProblems(value, schema, schema);
    expect(found.map(({ name, code }) => `${name} ${code}`)).toEqual(expected);
  });
});
