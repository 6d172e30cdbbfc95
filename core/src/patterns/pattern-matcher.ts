import { matchProgram } from './match-pattern.ts';
import { isProgram, readPattern } from './read-pattern.ts';

/** Whether the whole text matches a pattern. One outside the dialect is not applied: `true`. */
export type MatchesPattern = (pattern: string, text: string) => boolean;

/** Tests whole texts against one pattern. */
type TestText = (text: string) => boolean;

const textLengthLimit = 1000;
const cacheLimit = 1000;

/**
 * A matcher that compiles each pattern once. Texts of more than 1000 characters never match; an invalid pattern
 * never blocks a visitor.
 */
export function createPatternMatcher(
  prepare: (pattern: string) => TestText | undefined,
): MatchesPattern {
  const prepared = new Map<string, TestText | undefined>();
  return (pattern, text) => {
    if (!prepared.has(pattern)) {
      if (prepared.size >= cacheLimit) prepared.clear();
      prepared.set(pattern, prepare(pattern));
    }
    const test = prepared.get(pattern);
    return !test || (text.length <= textLengthLimit && test(text));
  };
}

/** The matcher for browsers: does not use the browser's regular expressions, which can take exponential time. */
export const matchesPattern = createPatternMatcher((pattern) => {
  const read = readPattern(pattern);
  return isProgram(read) ? (text) => matchProgram(read, text) : undefined;
});
