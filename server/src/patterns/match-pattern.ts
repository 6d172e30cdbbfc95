import { createPatternMatcher } from '@form-builder/core/patterns/pattern-matcher.ts';
import { toRe2Syntax } from '@form-builder/core/patterns/re2-syntax.ts';
import { RE2JS } from 're2js';

/**
 * Compares answers with designers' patterns in linear time, so that no pattern and no answer blocks
 * other requests.
 */
export const matchesPattern = createPatternMatcher((pattern) => {
  const source = toRe2Syntax(pattern);
  const expression = source === undefined ? undefined : RE2JS.compile(source);
  return expression && ((text) => expression.testExact(text));
});
