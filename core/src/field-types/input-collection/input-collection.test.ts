import { describe, expect, test } from 'vitest';
import { buildFieldOf } from '../../form/build-context.ts';
import { inputCollectionDefinition } from './input-collection.ts';

describe('input-collection', () => {
  test('never allows more rows than the product does', () => {
    const field = buildFieldOf('input-collection', { custom_properties: { max: 5000 } });
    expect(inputCollectionDefinition.rowLimits(field)).toEqual({ min: 0, max: 200 });
  });

  test('names a row after itself unless the designer named it', () => {
    expect(inputCollectionDefinition.rowLabel(buildFieldOf('input-collection'))).toBe('Field');
    const named = buildFieldOf('input-collection', { custom_properties: { label_row: 'Kind' } });
    expect(inputCollectionDefinition.rowLabel(named)).toBe('Kind');
  });
});
