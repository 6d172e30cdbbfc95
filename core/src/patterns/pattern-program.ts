/**
 * One step of a pattern that is ready to run. `takes`: one character that matches goes by. `goesTo`:
 * any of these steps may follow, counted from this one. `holds`: nothing goes by, and the characters
 * on both sides decide.
 */
export type PatternStep =
  | { readonly takes: RegExp }
  | { readonly goesTo: readonly number[] }
  | { readonly holds: Assertion };

/** Decides by the characters before and after a place; `''` at the ends of the text. */
export type Assertion = (before: string, after: string) => boolean;

/** Steps in order; a text matches when it is used up after the last one. */
export type PatternProgram = readonly PatternStep[];

/** The part of a pattern that the dialect does not have. */
export interface RefusedPart {
  /** From the refused part to the end of the pattern. */
  readonly rest: string;
  readonly reason: 'syntax' | 'size';
}

/** Longer patterns are not run. */
export const patternLengthLimit = 500;

/** More steps than this take too long on a long answer. */
export const stepLimit = 300;
