/** New values by member name; `undefined` removes the member. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/**
 * Returns a copy with the changes; members set to `undefined` are removed, not stored as
 * `undefined`.
 */
export function withChanges<T extends object>(target: T, changes: object): T {
  const entries = Object.entries({ ...target, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  // Callers type the changes by T's members; the loop over names hides that from the compiler.
  return Object.fromEntries(entries) as T;
}

/** Returns the previous values of the changed members: the changes that undo `changes`. */
export function previousValues<C extends object>(target: object, changes: C): C {
  const entries = Object.keys(changes).map((key) => [key, Reflect.get(target, key) as unknown]);
  // The names are those of C, and the values those of the target.
  return Object.fromEntries(entries) as C;
}
