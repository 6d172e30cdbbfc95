/** New values by member name; `undefined` takes the member away. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A copy with the changes made; members set to `undefined` are gone, so that "absent" stays absent. */
export function withChanges<T extends object>(target: T, changes: object): T {
  const entries = Object.entries({ ...target, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  // Callers type the changes by T's members; the loop over names hides that from the compiler.
  return Object.fromEntries(entries) as T;
}

/** What the changed members held before: the changes that take `changes` back. */
export function previousValues<C extends object>(target: object, changes: C): C {
  const entries = Object.keys(changes).map((key) => [key, Reflect.get(target, key) as unknown]);
  // The names are those of C and the values those that the target holds under them.
  return Object.fromEntries(entries) as C;
}
