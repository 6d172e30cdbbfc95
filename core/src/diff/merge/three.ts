import type { Json } from '../json.ts';

/** A value in the common version and in the two that continued from it; `undefined` means absent. */
export interface Three {
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}
