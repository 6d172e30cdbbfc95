import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitraryPattern,
  arbitrarySyntax,
  arbitraryText,
  toJavaScript,
} from '@form-builder/core/patterns/arbitrary-pattern.ts';
import { matchesPattern as matchesInBrowser } from '@form-builder/core/patterns/pattern-matcher.ts';
import { isProgram, readPattern } from '@form-builder/core/patterns/read-pattern.ts';
import { toRe2Syntax } from '@form-builder/core/patterns/re2-syntax.ts';
import { RE2JS } from 're2js';
import { matchesPattern } from './match-pattern.ts';

const isApplied = (pattern: string) => isProgram(readPattern(pattern));
const millisecondsOf = (run: () => void) => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
/** Takes the best of three runs, because compilation and garbage collection add processor time. */
const bestOf = (run: () => void) => Math.min(...[1, 2, 3].map(() => millisecondsOf(run)));

describe('matchesPattern', () => {
  test(
    'agrees with the browser and with JavaScript on every pattern of the dialect',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(
          arbitraryPattern.filter(isApplied),
          fc.array(arbitraryText, { minLength: 5, maxLength: 5 }),
          (pattern, texts) => {
            const native = toJavaScript(pattern);
            const expected = texts.map((text) => native.test(text));
            expect(texts.map((text) => matchesPattern(pattern, text))).toEqual(expected);
            expect(texts.map((text) => matchesInBrowser(pattern, text))).toEqual(expected);
          },
        ),
        { numRuns: 3000, seed: 7 },
      );
    },
  );

  test('takes every pattern that the dialect takes', () => {
    fc.assert(
      fc.property(arbitrarySyntax, (pattern) => {
        const source = toRe2Syntax(pattern);
        if (source !== undefined) expect(() => RE2JS.compile(source)).not.toThrow();
      }),
      { numRuns: 10_000, seed: 7 },
    );
  });

  test.each(hostilePatterns())('needs less than 50 ms for %s and 100 kB', (pattern) => {
    for (const sign of ['a', 'ab', 'aaaaaaaaab ']) {
      for (const length of [39, 1000, 100_000]) {
        const text = sign.repeat(length / sign.length);
        expect(bestOf(() => matchesPattern(pattern, text))).toBeLessThan(50);
        expect(bestOf(() => matchesInBrowser(pattern, text))).toBeLessThan(50);
      }
    }
  });

  test('needs less than 50 ms for any pattern and 100 kB', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryPattern, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 30 }),
        arbitraryText.filter((text) => text !== ''),
        fc.constantFrom(1000, 100_000),
        (patterns, times, text, length) => {
          const pattern = `(?:${patterns.join('|')}){0,${times}}x`;
          fc.pre(isApplied(pattern));
          const answer = text.repeat(length / text.length);
          expect(bestOf(() => matchesPattern(pattern, answer))).toBeLessThan(50);
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  });

  test('does not apply a pattern outside the dialect', () => {
    expect(matchesPattern('(?=a)b', 'anything')).toBe(true);
  });

  test('refuses answers of more than 1000 characters', () => {
    expect(matchesPattern('a*', 'a'.repeat(1000))).toBe(true);
    expect(matchesPattern('a*', 'a'.repeat(1001))).toBe(false);
  });
});

/**
 * Patterns that once froze the product, that are known to freeze other engines, and that cost this
 * engine most.
 */
function hostilePatterns(): readonly string[] {
  return [
    'a*a*a*a*b',
    `${'a?'.repeat(30)}${'a'.repeat(30)}`,
    '[\\q{aa|a}]*b',
    '(a+)+b',
    '(a|aa)+b',
    '(a|a)*b',
    '(.*)*b',
    '([a-z]+)*1',
    '(?:a?){140}b',
    '(?:.*a.*b){30}.{40}',
    '(?:.*a.{90}){3}',
    '(?:a|b)*a(?:a|b){140}',
    '(?:(?:\\p{L}*[ab]){1,50})*x',
    `${'(?:'.repeat(80)}a*${')*'.repeat(80)}b`,
  ];
}
