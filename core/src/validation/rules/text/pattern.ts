import type { IssueAt } from '../../issue.ts';
import { canBacktrackForLong } from './backtracking.ts';

/** Longer patterns are not run. */
export const patternLengthLimit = 500;
const textLengthLimit = 1000;

const compiled = new Map<string, RegExp | null>();

/**
 * The designer's regular expression, which the whole answer must match. One that does not compile
 * or could run for very long is not applied: a designer's slip never stops a visitor.
 */
export function patternIssues(text: string, pattern: string | undefined): readonly IssueAt[] {
  if (pattern === undefined || pattern === '') return [];
  const expression = compilePattern(pattern);
  if (expression === null) return [];
  return text.length <= textLengthLimit && expression.test(text) ? [] : [{ code: 'issue.pattern' }];
}

/** Whether a pattern is applied: it compiles and cannot run for very long. */
export function isUsablePattern(pattern: string): boolean {
  return compilePattern(pattern) !== null;
}

function compilePattern(pattern: string): RegExp | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const expression = tryCompile(pattern);
  if (compiled.size >= 1000) compiled.clear();
  compiled.set(pattern, expression);
  return expression;
}

function tryCompile(pattern: string): RegExp | null {
  if (pattern.length > patternLengthLimit || canBacktrackForLong(pattern)) return null;
  try {
    return new RegExp(`^(?:${pattern})$`, 'v');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
