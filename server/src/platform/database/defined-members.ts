/** An object without its `undefined` members, so that a partial change writes only what was sent. */
export function definedMembers<T extends object>(
  value: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  // Members that are left out are those whose type allowed undefined; the rest keep their type.
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
