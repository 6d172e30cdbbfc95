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
  test('builds an address from complete inputs', () => {
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
    'stores incomplete inputs (%j) as text that the inputs can restore',
    (change) => {
      const begun = { ...whole, ...change };
      const typed = answerOf(begun);
      expect(typed).toBeTypeOf('string');
      expect(partsOf(typed)).toEqual({ ...begun, city: begun.city.trim() });
    },
  );

  test('returns null for empty inputs', () => {
    expect(answerOf(parts({}))).toBeNull();
    expect(partsOf(null)).toEqual(parts({}));
  });
});

test('text that is no address is shown in the first input', () => {
  expect(partsOf('12')).toEqual(parts({ postcode: '12' }));
  expect(partsOf('{')).toEqual(parts({ postcode: '{' }));
});

test('a typed suffix narrows the results, unless none matches', () => {
  const address = { postcode: '1234AB', house_number: 1, street: 's', city: 'c', id: '1' };
  const found = [
    { address: { ...address, house_letter: 'A' } },
    { address: { ...address, house_letter: 'B', addition: '2' } },
  ];
  expect(withSuffix(found, 'b2')).toEqual([found[1]]);
  expect(withSuffix(found, 'x')).toEqual(found);
  expect(withSuffix(found, '')).toEqual(found);
});
