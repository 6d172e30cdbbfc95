import type { FieldDraft, ScopeDraft } from './field-draft.ts';
import type { CrossScopeReader, ProgramField, Scope } from './program-field.ts';

/** How many scopes `outer` is above `inner`; `undefined` when it does not contain it. */
export function countScopesUp(inner: Scope, outer: Scope): number | undefined {
  let count = 0;
  for (let scope: Scope = inner; scope !== outer; count += 1) {
    if (!scope.collection) return undefined;
    scope = scope.collection.scope;
  }
  return count;
}

/**
 * Registers `reader`, which is evaluated again after a change of `target`: up to `fromScope`, then down into
 * every row.
 */
export function addReader(target: FieldDraft, reader: FieldDraft, fromScope: ScopeDraft): void {
  const far = pathToReader(target, reader, fromScope);
  if (far.scopesUp === 0 && far.collections.length === 0) target.readers.push(reader.fieldIndex);
  else target.crossScopeReaders.push(far);
}

/** The path from a cell of `target` to those of `reader`. */
export function pathToReader(
  target: FieldDraft,
  reader: FieldDraft,
  fromScope: ScopeDraft,
): CrossScopeReader {
  const collections: number[] = [];
  for (let scope = reader.scope; scope !== fromScope && scope.collection;) {
    collections.unshift(scope.collection.fieldIndex);
    scope = scope.collection.scope;
  }
  return {
    scopesUp: countScopesUp(target.scope, fromScope) ?? 0,
    collections,
    fieldIndex: reader.fieldIndex,
  };
}

/** One field that another reads: a repeating field on the path, or the answer itself. */
export interface Dependency {
  readonly target: FieldDraft;
  /** The scope in which the path starts. */
  readonly fromScope: ScopeDraft;
  /** The reader is in the rows of `target`, so it does not depend on their visibility. */
  readonly isInside: boolean;
  /** Reads the answer itself, not only the visibility of the repeating field. */
  readonly isEnd: boolean;
}

/** The fields that a path through repeating fields reads: those fields and its end. */
export function dependenciesOf(
  chain: readonly FieldDraft[],
  reader: FieldDraft,
): readonly Dependency[] {
  const fromScope = chain[0]?.scope;
  return chain.flatMap((target, at) => {
    const isInside = isInRowsOf(target, reader);
    return fromScope ? [{ target, fromScope, isInside, isEnd: at === chain.length - 1 }] : [];
  });
}

/**
 * Whether `reader` reads the typed answer of `target`, visible or not: around its own row, and in a cycle with
 * it.
 */
export function readsHidden(
  target: Pick<ProgramField, 'rowScope' | 'cycle' | 'rank'>,
  reader: Pick<ProgramField, 'scope' | 'cycle' | 'rank'>,
): boolean {
  return isInRowsOf(target, reader) || waitsFor(target, reader);
}

/** Whether `target` is in a cycle with `reader` and is not evaluated before it. */
export function waitsFor(
  target: Pick<ProgramField, 'rowScope' | 'cycle' | 'rank'>,
  reader: Pick<ProgramField, 'cycle' | 'rank'>,
): boolean {
  const isInCycle = target.cycle !== 0 && target.cycle === reader.cycle;
  return isInCycle && (target.rank >= reader.rank || target.rowScope !== null);
}

/** Whether `reader` is a field in the rows of `target`. */
export function isInRowsOf(
  { rowScope }: Pick<ProgramField, 'rowScope'>,
  reader: Pick<ProgramField, 'scope'>,
): boolean {
  return rowScope !== null && countScopesUp(reader.scope, rowScope) !== undefined;
}
