/**
 * One step of a compiled pattern. `takes`: consumes one matching character. `goesTo`: continues at any of these
 * steps, relative to this one. `holds`: consumes nothing; the characters on both sides decide.
 */
export type PatternStep =
  | { readonly takes: RegExp }
  | { readonly goesTo: readonly number[] }
  | { readonly holds: Assertion };

/** Tests the characters before and after a position; `''` at the ends of the text. */
export type Assertion = (before: string, after: string) => boolean;

/** The steps in order; a text matches when it is consumed after the last one. */
export type PatternProgram = readonly PatternStep[];

/** The part of a pattern outside the dialect. */
export interface UnsupportedPart {
  /** The pattern from the unsupported part to its end. */
  readonly rest: string;
  readonly reason: 'syntax' | 'size';
}

/** The maximum length of a pattern. */
export const patternLengthLimit = 500;

/** The maximum number of steps; more would take too long for a long answer. */
export const stepLimit = 300;
