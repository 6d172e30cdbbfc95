/** A JSON value, without absent members. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;

/** An object of JSON; a member that is `undefined` counts as absent. */
export interface JsonRecord {
  readonly [name: string]: Json | undefined;
}

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list; `Array.isArray` does not narrow read-only lists. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Whether two values are equal as JSON, regardless of the order of members. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isUnknownList(a) && isUnknownList(b)) {
    return a.length === b.length && a.every((item, at) => isSameJson(item, b[at]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  return (
    Object.keys(a).every((name) => isSameJson(a[name], b[name])) &&
    Object.keys(b).every((name) => b[name] === undefined || Object.hasOwn(a, name))
  );
}

const isUnknownList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the names of the members of both, those of the first one first. */
export function namesOf(a: JsonRecord, b: JsonRecord): readonly string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => a[name] !== undefined || b[name] !== undefined);
}

/** Returns a record without some members: the same one if it has none of them. */
export function without(record: JsonRecord, ...names: readonly string[]): JsonRecord {
  if (!names.some((name) => Object.hasOwn(record, name))) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Returns a record with a member set, or without it when the value is `undefined`. */
export const withMember = (
  record: JsonRecord,
  name: string,
  value: Json | undefined,
): JsonRecord => (value === undefined ? without(record, name) : { ...record, [name]: value });
