/** An object without its `undefined` members, so that a partial change writes only what was sent. */
export function definedMembers<T extends object>(
  value: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  // Only members whose type allows undefined are left out; the others keep their type.
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
