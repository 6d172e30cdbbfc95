import type { AnyDefinition } from '../field-types/field-types.ts';

/** What a target wants that most answers are not, and the definitions of which answers are. */
const answerKinds = {
  /** Coordinates. */
  place: (definition) => definition.role === 'input' && definition.isPlace === true,
  uploads: (definition) => definition.role === 'input' && definition.uploads !== undefined,
} as const satisfies Readonly<Record<string, (definition: AnyDefinition) => boolean>>;

/** What the targets of a receiver that begin with a text take; other targets take any value. */
export interface TargetFit {
  readonly beginsWith: string;
  readonly takes: keyof typeof answerKinds;
}

/**
 * Whether a target takes the answers to questions of a type; `null`: a value that is no answer, such as a text. Screen and
 * server ask the same.
 */
export const fitsTarget = (
  fits: readonly TargetFit[] = [],
  target: string,
  definition: AnyDefinition | null,
): boolean =>
  fits.every(
    ({ beginsWith, takes }) =>
      !target.startsWith(beginsWith) || (definition !== null && answerKinds[takes](definition)),
  );
