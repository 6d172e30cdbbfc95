import { describe, expect, test } from 'vitest';
import { canBacktrackForLong } from './backtracking.ts';
import { isUsablePattern, patternIssues } from './pattern.ts';

describe('patternIssues', () => {
  test.each(['(', '[a-', '*', 'a{2,1}', '(?<x>a)(?<x>b)', 'a'.repeat(501)])(
    'does not apply the unusable pattern %s',
    (pattern) => {
      expect(isUsablePattern(pattern)).toBe(false);
      expect(patternIssues('text', pattern)).toEqual([]);
    },
  );

  test('binds alternatives together', () => {
    expect(patternIssues('ab', 'a|ab')).toEqual([]);
    expect(patternIssues('abc', 'a|ab')).toEqual([{ code: 'issue.pattern' }]);
  });

  test('knows set notation', () => {
    expect(patternIssues('é', '[\\p{L}--[a-z]]')).toEqual([]);
    expect(patternIssues('e', '[\\p{L}--[a-z]]')).toEqual([{ code: 'issue.pattern' }]);
  });

  test('refuses very long answers without running', () => {
    expect(patternIssues('a'.repeat(1001), 'a+')).toEqual([{ code: 'issue.pattern' }]);
  });
});

describe('canBacktrackForLong', () => {
  test.each([
    '(a+)+',
    '(a*)*',
    '(a|aa)+',
    '((a+)b?)*',
    '(.*)*',
    '([a-z]+)*',
    '(a{1,30}){1,30}',
    '(?:x+y?)+',
    '(\\w+\\s?)*',
    '([)]+)+',
    '(?=(a+)+)b',
    '(a?){50}',
  ])('sees that %s could', (pattern) => {
    expect(canBacktrackForLong(pattern)).toBe(true);
  });

  test.each([
    '\\d{4} ?[A-Z]{2}',
    '[a-z]+',
    '(\\d{2}-){3}',
    '[A-Z]{1,3}-\\d+',
    '(a|b)',
    '(?:foo|bar)?',
    'a+b+',
    '\\(a+\\)+',
    '[(a+)]+',
    '(\\d{2}-?){3}',
    '(abc)+',
  ])('sees that %s could not', (pattern) => {
    expect(canBacktrackForLong(pattern)).toBe(false);
  });
});
