import { describe, expect, test } from 'vitest';
import { escapeDots, nestValues } from './nest-values.ts';
import { readPointer } from './read-pointer.ts';

describe('nested values', () => {
  test('stand under their targets', () => {
    expect(
      nestValues([
        ['name', 'Ada'],
        ['address.city', 'Utrecht'],
        ['address.postcode', '3511 AB'],
      ]),
    ).toEqual({ name: 'Ada', address: { city: 'Utrecht', postcode: '3511 AB' } });
  });

  test('stand under names with dots', () => {
    const target = `person.${escapeDots('last.name')}`;
    expect(nestValues([[target, 'Lovelace']])).toEqual({ person: { 'last.name': 'Lovelace' } });
  });

  test('leave out targets without a name, and those that objects have by themselves', () => {
    const nested = nestValues([
      ['', 1],
      ['a..b', 2],
      ['__proto__.polluted', 3],
      ['constructor', 4],
    ]);
    expect(nested).toEqual({});
    expect({}).not.toHaveProperty('polluted');
  });

  test('do not enter an answer', () => {
    const address = { city: 'Utrecht' };
    expect(
      nestValues([
        ['address', address],
        ['address.city', 'Assen'],
      ]),
    ).toEqual({ address: { city: 'Utrecht' } });
    expect(address).toEqual({ city: 'Utrecht' });
  });
});

describe('JSON pointers', () => {
  const document = { zaak: { 'a/b': ['x', { nummer: 7 }] } };

  test.each([
    ['', document],
    ['/zaak/a~1b/0', 'x'],
    ['/zaak/a~1b/1/nummer', 7],
    ['/zaak/toString', undefined],
    ['/__proto__/x', undefined],
    ['zaak', undefined],
    ['/geen/zaak', undefined],
  ])('%s', (pointer, expected) => {
    expect(readPointer(document, pointer)).toEqual(expected);
  });
});
