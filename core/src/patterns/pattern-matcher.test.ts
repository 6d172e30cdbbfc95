import { describe, expect, test } from 'vitest';
import { matchesPattern } from './pattern-matcher.ts';

describe('matchesPattern', () => {
  test.each([
    ['\\d{4} ?[A-Z]{2}', ['1234 AB', '1234AB'], ['1234', '1234 ABC', 'x1234 AB']],
    ['^[A-Z]{1,3}-\\d+$', ['A-1', 'ABC-123'], ['ABCD-1', 'A-']],
    ['(?:ja|nee)?', ['', 'ja', 'nee'], ['janee']],
    ['(a|b)*c{2,}', ['cc', 'abbacccc'], ['abc']],
    ['(?:a*)*', ['', 'aaa'], ['b']],
    ['\\bab\\b.*', ['ab', 'ab c'], ['abc']],
    ['.', ['é', '😀', ' '], ['\n', 'ab', '']],
    ['[^\\s-]+', ['abc'], ['a c', 'a-c', 'a\u00a0c']],
    ['a{0}', [''], ['a']],
    ['[\\@&-]+', ['@&-'], ['\\']],
  ])('reads %s as anybody would', (pattern, fitting, others) => {
    expect(fitting.filter((text) => !matchesPattern(pattern, text))).toEqual([]);
    expect(others.filter((text) => matchesPattern(pattern, text))).toEqual([]);
  });

  test.each(['a*a*a*a*b', `${'a?'.repeat(30)}${'a'.repeat(30)}b`, '(a+)+b', '(?:a?){140}b'])(
    'does not take long for %s',
    (pattern) => {
      const start = performance.now();
      expect(matchesPattern(pattern, 'a'.repeat(1000))).toBe(false);
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});
