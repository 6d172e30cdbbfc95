import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../build-context.ts';
import { bagDefinition } from './bag.ts';

const field = buildFieldOf('bag');
const given = {
  postcode: '1234ab',
  house_number: 12,
  house_letter: 'a',
  addition: 'hs',
  street: 'Dorpsstraat',
  city: 'Ons Dorp',
  id: '0363200000000001',
};

describe('bag', () => {
  test('reads its answer member by member', () => {
    expect(bagDefinition.parse({ ...given, nested: { a: 1 } }, field)).toEqual(given);
    expect(bagDefinition.parse(null, field)).toBeNull();
  });

  test.each([
    { postcode: 7 },
    { house_number: 0 },
    { house_number: '12' },
    { street: '' },
    { id: null },
  ])('refuses %j', (change) => {
    expect(bagDefinition.parse({ ...given, ...change }, field)).toBeUndefined();
  });

  test.each(['text', 7, true, [], [{}]])('refuses %j as a whole', (input) => {
    expect(bagDefinition.parse(input, field)).toBeUndefined();
  });

  test('is written for people', () => {
    expect(bagDefinition.format(given, field, buildFormatContext())).toBe(
      'Dorpsstraat 12a-hs, 1234 AB Ons Dorp',
    );
    expect(bagDefinition.format(null, field, buildFormatContext())).toBe('-');
  });
});
