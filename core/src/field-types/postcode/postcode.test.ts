import { describe, expect, test } from 'vitest';
import type { PostcodeCountry } from '../../validation/rules/text/postcode.ts';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
  codesOf,
} from '../../form/build-context.ts';
import { postcodeDefinition } from './postcode.ts';

const issues = (value: string, country_code: PostcodeCountry) =>
  codesOf(
    postcodeDefinition.validate(
      value,
      buildFieldOf('postcode', { custom_properties: { country_code } }),
      buildValidationContext(),
    ),
  );

describe('postcode', () => {
  test.each<[string, PostcodeCountry]>([
    ['1234 AB', 'NL'],
    ['1234ab', 'NL'],
    [' 1234AB ', 'NL'],
    ['1000', 'BE'],
    ['1000', 'BE-NL'],
    ['1234 AB', 'BE-NL'],
  ])('takes %s for %s', (value, country) => {
    expect(issues(value, country)).toEqual([]);
  });

  test.each<[string, PostcodeCountry, string]>([
    ['1234', 'NL', 'issue.postcode'],
    ['1234  AB', 'NL', 'issue.postcode'],
    ['12345', 'NL', 'issue.postcode'],
    ['1234 A1', 'NL', 'issue.postcode'],
    ['AB 1234', 'NL', 'issue.postcode'],
    ['1234 AB', 'BE', 'issue.postcode_be'],
    ['100', 'BE', 'issue.postcode_be'],
    ['1234 A', 'BE-NL', 'issue.postcode_be_nl'],
  ])('refuses %s for %s', (value, country, code) => {
    expect(issues(value, country)).toEqual([code]);
  });

  test('reads as 4 digits, a space and 2 capitals', () => {
    const format = (value: string | null) =>
      postcodeDefinition.format(value, buildFieldOf('postcode'), buildFormatContext());
    expect([format('1234ab'), format('1234 ab'), format('1000'), format(null)]).toEqual([
      '1234 AB',
      '1234 AB',
      '1000',
      '-',
    ]);
  });
});
