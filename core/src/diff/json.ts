/** What JSON can hold, with absent members left out. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;

/** An object of JSON; a member that is `undefined` counts as absent. */
export interface JsonRecord {
  readonly [name: string]: Json | undefined;
}

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a list; `Array.isArray` does not narrow read-only ones. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Whether two values would be the same JSON, whatever the order of members. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((item, at) => isSameJson(item, b[at]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  return namesOf(a, b).every((name) => isSameJson(a[name], b[name]));
}

/** The names of the members of either, those of the first one first. */
export function namesOf(a: JsonRecord, b: JsonRecord): readonly string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => a[name] !== undefined || b[name] !== undefined);
}

/** A copy without a member. */
export function without(record: JsonRecord, ...names: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** A copy with a member set, or without it when the value is `undefined`. */
export const withMember = (
  record: JsonRecord,
  name: string,
  value: Json | undefined,
): JsonRecord => (value === undefined ? without(record, name) : { ...record, [name]: value });
