import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
  codesOf,
} from '../../form/build-context.ts';
import { multiCustomListDefinition } from './multi-custom-list.ts';

const field = buildFieldOf('multi-custom-list', { custom_properties: { min: 2 } });
const items = [
  { id: 'a', label: 'Een' },
  { id: 'b', label: 'Twee' },
];

describe('multi-custom-list', () => {
  test('reads every entry once', () => {
    expect(multiCustomListDefinition.parse([...items, items[0]], field)).toEqual(items);
    expect(multiCustomListDefinition.parse([], field)).toBeNull();
    expect(multiCustomListDefinition.parse([{ id: 'a' }], field)).toBeUndefined();
    expect(multiCustomListDefinition.parse('a', field)).toBeUndefined();
  });

  test('keeps to the number of entries', () => {
    const codes = (value: typeof items) =>
      codesOf(multiCustomListDefinition.validate(value, field, buildValidationContext()));
    expect(codes(items)).toEqual([]);
    expect(codes(items.slice(1))).toEqual(['issue.choices_min']);
  });

  test('is written as the labels', () => {
    expect(multiCustomListDefinition.format(items, field, buildFormatContext())).toBe('Een, Twee');
  });
});
