/** The last eight hexadecimal digits of a new id: random, and lower-case as short ids are. */
export function shortIdFrom(id: string): string {
  return id.slice(-8);
}
