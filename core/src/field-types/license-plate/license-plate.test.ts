import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { licensePlateDefinition, normaliseLicensePlate } from './license-plate.ts';

const issues = (value: string) =>
  codesOf(
    licensePlateDefinition.validate(value, buildFieldOf('license-plate'), buildValidationContext()),
  );

describe('license-plate', () => {
  test.each(['GX494L', 'gx-494-l', 'AB 12 CD'])('takes %s', (value) => {
    expect(issues(value)).toEqual([]);
  });

  test.each(['123456', 'ABCDEF', 'AB12', 'AB12CDE', 'ÀB12CD'])('refuses %s', (value) => {
    expect(issues(value)).toEqual(['issue.license_plate']);
  });

  test('stores capitals without dashes', () => {
    expect(normaliseLicensePlate(' gx-494-l ')).toBe('GX494L');
  });
});
