import { hostilePatterns, hostileTexts } from '@form-builder/core/patterns/hostile-patterns.ts';
import { matchesPattern as matchesInBrowser } from '@form-builder/core/patterns/pattern-matcher.ts';
import { matchesPattern } from '@form-builder/server/patterns/match-pattern.ts';
import { microsecondsOf } from './measure-time.ts';

/** Milliseconds that the most costly of the hostile patterns and texts takes. */
export interface PatternFigures {
  readonly server: number;
  readonly browser: number;
  /** What JavaScript takes for a pattern that needs no going back. */
  readonly simple: number;
}

export function measurePatterns(): PatternFigures {
  const text = 'a'.repeat(1000);
  return {
    server: worstMs(matchesPattern),
    browser: worstMs(matchesInBrowser),
    simple: microsecondsOf(() => /^[^b]*b$/.test(text)) / 1000,
  };
}

function worstMs(matches: (pattern: string, text: string) => boolean): number {
  const texts = hostileTexts().filter(({ length }) => length <= 1000);
  const times = hostilePatterns.flatMap((pattern) =>
    texts.map((text) => microsecondsOf(() => matches(pattern, text), 1) / 1000),
  );
  return Math.max(...times);
}
