import { describe, expect, test } from 'vitest';
import { answerOf, partsOf, withSuffix, type AddressParts } from './address-parts.ts';

const parts = (more: Partial<AddressParts>): AddressParts => ({
  postcode: '',
  number: '',
  suffix: '',
  street: '',
  city: '',
  ...more,
});
const whole = parts({ postcode: '1234ab', number: '12', street: 'Pad', city: 'Dorp' });

describe('answerOf', () => {
  test('makes an address of boxes that are all filled in', () => {
    const address = { postcode: '1234 AB', house_number: 12, street: 'Pad', city: 'Dorp' };
    expect(answerOf(whole)).toEqual(address);
  });

  test.each([
    ['a', { house_letter: 'a' }],
    ['A-2', { house_letter: 'A', addition: '2' }],
    ['2', { addition: '2' }],
    ['bis', { addition: 'bis' }],
    ['3 hoog', { addition: '3 hoog' }],
  ])('reads the suffix %s', (suffix, members) => {
    expect(answerOf({ ...whole, suffix })).toMatchObject(members);
  });

  test.each([{ postcode: '12' }, { number: '1a' }, { city: ' ' }])(
    'keeps boxes that are not whole (%j) as text that the boxes read again',
    (change) => {
      const begun = { ...whole, ...change };
      const typed = answerOf(begun);
      expect(typed).toBeTypeOf('string');
      expect(partsOf(typed)).toEqual({ ...begun, city: begun.city.trim() });
    },
  );

  test('makes nothing of empty boxes', () => {
    expect(answerOf(parts({}))).toBeNull();
    expect(partsOf(null)).toEqual(parts({}));
  });
});

test('text that is no address stands in the first box', () => {
  expect(partsOf('12')).toEqual(parts({ postcode: '12' }));
  expect(partsOf('{')).toEqual(parts({ postcode: '{' }));
});

test('a typed suffix narrows what was found, unless nothing fits', () => {
  const address = { postcode: '1234AB', house_number: 1, street: 's', city: 'c', id: '1' };
  const found = [
    { address: { ...address, house_letter: 'A' } },
    { address: { ...address, house_letter: 'B', addition: '2' } },
  ];
  expect(withSuffix(found, 'b2')).toEqual([found[1]]);
  expect(withSuffix(found, 'x')).toEqual(found);
  expect(withSuffix(found, '')).toEqual(found);
});
