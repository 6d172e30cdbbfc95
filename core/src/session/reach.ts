import type { FieldDraft, ScopeDraft } from './compile.ts';
import type { FarReader } from './program.ts';

/** How many scopes up `outer` is; `undefined` when `inner` does not stand in it. */
export function hopsTo(inner: ScopeDraft, outer: ScopeDraft): number | undefined {
  let hops = 0;
  for (let scope = inner; scope !== outer; hops += 1) {
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
