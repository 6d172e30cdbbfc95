import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { kvkApiDefinition } from './kvk-api.ts';

const field = buildFieldOf('kvk-api');
const given = {
  kvk_number: '12345678',
  name: 'Bakker',
  branch_number: '000012345678',
  active: true,
};

describe('kvk-api', () => {
  test('reads its answer member by member', () => {
    expect(kvkApiDefinition.parse({ ...given, nested: { a: 1 } }, field)).toEqual(given);
    expect(kvkApiDefinition.parse(null, field)).toBeNull();
  });

  test.each([{ kvk_number: '1234' }, { name: '' }, { name: null }])('refuses %j', (change) => {
    expect(kvkApiDefinition.parse({ ...given, ...change }, field)).toBeUndefined();
  });

  test.each(['text', 7, true, [], [{}]])('refuses %j as a whole', (input) => {
    expect(kvkApiDefinition.parse(input, field)).toBeUndefined();
  });

  test('is written for people', () => {
    expect(kvkApiDefinition.format(given, field, buildFormatContext())).toBe('Bakker (12345678)');
    expect(kvkApiDefinition.format(null, field, buildFormatContext())).toBe('-');
  });
});
