import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext, codesOf } from '../../form/build-context.ts';
import { urlDefinition, type UrlSettings } from './url.ts';

const issues = (value: string, custom_properties: UrlSettings = {}, pattern = '') =>
  codesOf(
    urlDefinition.validate(
      value,
      buildFieldOf('url', { custom_properties, pattern }),
      buildValidationContext(),
    ),
  );

describe('url', () => {
  test('takes an address with or without https', () => {
    expect(issues('https://www.example.nl/pad?x=1')).toEqual([]);
    expect(issues('example.nl')).toEqual([]);
  });

  test('refuses what is no web address', () => {
    expect(issues('javascript:alert(1)')).toEqual(['issue.url']);
    expect(issues('example')).toEqual(['issue.url']);
  });

  test('keeps to its character limit and pattern', () => {
    expect(issues('example.nl', { character_limit: 5 })).toEqual(['issue.character_limit']);
    expect(issues('example.nl', {}, '.*\\.be')).toEqual(['issue.pattern']);
  });
});
