/** Chains are this long: a change at the head flips so many fields. */
export const chainLength = 50;

/** A form as every engine gets it: half of its fields have a rule, in chains. */
export interface ChainForm {
  readonly ids: readonly string[];
  /** The field whose answer decides whether each one is shown; `undefined` for always. */
  readonly shownBy: readonly (number | undefined)[];
}

/** A form of `size` fields, half of which are shown only while the one before was answered `yes`. */
export function createChainForm(size: number): ChainForm {
  const chains = Math.max(1, Math.floor(size / 2 / chainLength));
  const chained = chains * (chainLength + 1);
  return {
    ids: Array.from({ length: size }, (_, at) => `f${at}`),
    shownBy: Array.from({ length: size }, (_, at) =>
      at < chained && at % (chainLength + 1) !== 0 ? at - 1 : undefined,
    ),
  };
}

/** An engine with the form in it: what is measured of each. */
export interface ChainEngine {
  readonly compile: () => unknown;
  readonly evaluateAll: () => unknown;
  /** Changes the answer at the head of the first chain, so that the whole chain appears or disappears. */
  readonly flip: () => unknown;
  /** Changes the answer of the last field, which nothing reads. */
  readonly changeNone: () => unknown;
  /** How many fields are shown, to prove that a change does what it should. */
  readonly shownCount: () => number;
}

/** Values in turn, so that every change is one. */
export function alternate<T>(first: T, second: T): () => T {
  let isFirst = false;
  return () => {
    isFirst = !isFirst;
    return isFirst ? first : second;
  };
}
