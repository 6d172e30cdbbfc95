import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitraryPattern,
  arbitrarySyntax,
  arbitraryText,
  toJavaScript,
} from '@form-builder/core/patterns/arbitrary-pattern.ts';
import { hostilePatterns, hostileTexts } from '@form-builder/core/patterns/hostile-patterns.ts';
import { matchesPattern as matchesInBrowser } from '@form-builder/core/patterns/pattern-matcher.ts';
import { isProgram, readPattern } from '@form-builder/core/patterns/read-pattern.ts';
import { toRe2Syntax } from '@form-builder/core/patterns/re2-syntax.ts';
import { RE2JS } from 're2js';
import { matchesPattern } from './match-pattern.ts';

const isApplied = (pattern: string) => isProgram(readPattern(pattern));
/**
 * How long a test may take that proves that no pattern freezes the product: an engine that goes back and tries again
 * would need hours. What matching really takes is a figure of `npm run bench -- engine`.
 */
const frozen = { timeout: 60_000 };

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

  test.each(hostilePatterns)('ends for %s, whatever the text', frozen, (pattern) => {
    for (const text of hostileTexts()) {
      expect(matchesInBrowser(pattern, text)).toBe(matchesPattern(pattern, text));
    }
  });

  test('ends for any pattern repeated up to thirty times', frozen, () => {
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
          expect(matchesInBrowser(pattern, answer)).toBe(matchesPattern(pattern, answer));
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
