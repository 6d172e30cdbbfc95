import type { Json } from '../json.ts';

/** The two versions that continued from a common one. */
export type Side = 'mine' | 'theirs';

/** One setting, item or place that both sides changed, each in another way. */
export interface Conflict {
  /** The ids and names that lead to it, such as `['fields', id, 'record', 'label']`. */
  readonly path: readonly string[];
  /** `undefined`: absent. */
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** Decides the value of a conflict, and remembers it. */
export type Settle = (conflict: Conflict) => Side;
