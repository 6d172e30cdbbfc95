import { describe, expect, test } from 'vitest';
import { matchesPattern } from '../../../patterns/pattern-matcher.ts';
import { patternIssues } from './pattern.ts';

const issues = (text: string, pattern: string | undefined) =>
  patternIssues(text, pattern, { matchesPattern });

describe('patternIssues', () => {
  test.each(['(', '[a-', '*', 'a{2,1}', '(?=a)b', 'a'.repeat(501)])(
    'does not apply %s, which is outside the dialect',
    (pattern) => {
      expect(issues('text', pattern)).toEqual([]);
    },
  );

  test.each([undefined, ''])('takes any answer without a pattern', (pattern) => {
    expect(issues('text', pattern)).toEqual([]);
  });

  test('compares the whole answer', () => {
    expect(issues('ab', 'a|ab')).toEqual([]);
    expect(issues('abc', 'a|ab')).toEqual([{ code: 'issue.pattern' }]);
  });

  test('rejects very long answers without matching', () => {
    expect(issues('a'.repeat(1001), 'a+')).toEqual([{ code: 'issue.pattern' }]);
  });
});
