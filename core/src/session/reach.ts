import type { FieldDraft, ScopeDraft } from './build-program.ts';
import type { FarReader, ProgramField, Scope } from './program.ts';

/** How many scopes up `outer` is; `undefined` when `inner` does not stand in it. */
export function hopsTo(inner: Scope, outer: Scope): number | undefined {
  let hops = 0;
  for (let scope: Scope = inner; scope !== outer; hops += 1) {
    if (!scope.collection) return undefined;
    scope = scope.collection.scope;
  }
  return hops;
}

/** Has a change of `target` reach `reader`: up to the scope `via`, then down into every row. */
export function addReader(target: FieldDraft, reader: FieldDraft, via: ScopeDraft): void {
  const far = pathToReader(target, reader, via);
  if (far.up === 0 && far.collections.length === 0) target.readers.push(reader.local);
  else target.farReaders.push(far);
}

/** The way from a cell of `target` to those of `reader`. */
export function pathToReader(target: FieldDraft, reader: FieldDraft, via: ScopeDraft): FarReader {
  const collections: number[] = [];
  for (let scope = reader.scope; scope !== via && scope.collection;) {
    collections.unshift(scope.collection.local);
    scope = scope.collection.scope;
  }
  return { up: hopsTo(target.scope, via) ?? 0, collections, local: reader.local };
}

/** One field that another reads: a repeating field on the way, or the answer itself. */
export interface Read {
  readonly target: FieldDraft;
  /** The scope in which the way to it begins. */
  readonly via: ScopeDraft;
  /** The reader stands in the rows of `target`: it does not wait for whether these are shown. */
  readonly isInside: boolean;
}

/** What is read on a way through repeating fields: they themselves, and what it leads to. */
export function readsOf(chain: readonly FieldDraft[], reader: FieldDraft): readonly Read[] {
  const via = chain[0]?.scope;
  return chain.flatMap((target) => (via ? [{ target, via, isInside: holds(target, reader) }] : []));
}

/** Whether `reader` stands in the rows of `target`. */
export function holds(
  { rowScope }: Pick<ProgramField, 'rowScope'>,
  reader: Pick<ProgramField, 'scope'>,
): boolean {
  return rowScope !== null && hopsTo(reader.scope, rowScope) !== undefined;
}
