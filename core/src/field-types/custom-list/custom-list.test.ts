import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { customListDefinition } from './custom-list.ts';

const field = buildFieldOf('custom-list');
const given = { id: 'ams', label: 'Amsterdam', code: 363 };

describe('custom-list', () => {
  test('reads its answer member by member', () => {
    expect(customListDefinition.parse({ ...given, nested: { a: 1 } }, field)).toEqual(given);
    expect(customListDefinition.parse(null, field)).toBeNull();
  });

  test.each([{ id: 7 }, { id: '' }, { label: null }])('refuses %j', (change) => {
    expect(customListDefinition.parse({ ...given, ...change }, field)).toBeUndefined();
  });

  test.each(['text', 7, true, [], [{}]])('refuses %j as a whole', (input) => {
    expect(customListDefinition.parse(input, field)).toBeUndefined();
  });

  test('is written for people', () => {
    expect(customListDefinition.format(given, field, buildFormatContext())).toBe('Amsterdam');
    expect(customListDefinition.format(null, field, buildFormatContext())).toBe('-');
  });

  test('keeps nothing that could reach further than its columns', () => {
    const hostile: unknown = JSON.parse(
      '{"id":"a","label":"A","__proto__":{"x":1},"constructor":1}',
    );
    const parsed = customListDefinition.parse(hostile, field);
    expect(Object.keys(parsed ?? {})).toEqual(['id', 'label']);
  });
});
