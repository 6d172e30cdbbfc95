/** Returns a setting of a stored provider as text; empty for an absent one, or one of another type. */
export function textOf(settings: object, key: string): string {
  const value: unknown = Object.entries(settings).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : '';
}
