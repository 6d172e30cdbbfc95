import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
  codesOf,
} from '../../form/build-context.ts';
import { bagDefinition, type BagAnswer } from './bag.ts';

const field = buildFieldOf('bag');
const given: BagAnswer = {
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

  test.each([{ postcode: 7 }, { house_number: 0 }, { house_number: '12' }, { street: '' }])(
    'refuses %j',
    (change) => {
      expect(bagDefinition.parse({ ...given, ...change }, field)).toBeUndefined();
    },
  );

  test.each(['text', 7, true, [], [{}]])('refuses %j as a whole', (input) => {
    expect(bagDefinition.parse(input, field)).toBeUndefined();
  });

  test('takes an address that the visitor typed: one without an id', () => {
    const typed = bagDefinition.parse({ ...given, id: null }, field);
    expect(typed).not.toHaveProperty('id');
    expect({ ...given, ...typed }).toEqual(given);
  });

  test('reports an incomplete address, and a postcode that is not Dutch', () => {
    const codes = (value: unknown) =>
      // Until it is whole, what was typed stands where the address will be.
      codesOf(bagDefinition.validate(value as BagAnswer, field, buildValidationContext()));
    expect(codes('1234AB')).toEqual(['issue.address_incomplete']);
    expect(codes({ ...given, postcode: '12' })).toEqual(['issue.postcode']);
    expect(codes(given)).toEqual([]);
  });

  test('is written for people', () => {
    expect(bagDefinition.format(given, field, buildFormatContext())).toBe(
      'Dorpsstraat 12a-hs, 1234 AB Ons Dorp',
    );
    expect(bagDefinition.format(null, field, buildFormatContext())).toBe('-');
  });
});
