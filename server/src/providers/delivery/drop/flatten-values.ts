/** Values by their names, with dots between nested names; a list stays one value. */
export function flattenValues(
  values: Readonly<Record<string, unknown>>,
  prefix = '',
): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? // An object of JSON.
        flattenValues(value as Readonly<Record<string, unknown>>, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value] as const],
  );
}

/** A value of JSON as text; `null` is empty. */
export function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
