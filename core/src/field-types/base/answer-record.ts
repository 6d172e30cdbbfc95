import { parseText } from './text-answer.ts';

/** A record from outside, of which only own members are read. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** The input as a record; `undefined` when it is none. */
export function recordOf(input: unknown): UnknownRecord | undefined {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  // Members are only read by `memberOf`, which looks at own ones, and each is parsed.
  return isRecord ? (input as UnknownRecord) : undefined;
}

/** An own member of a record; `undefined` when it has none of that name. */
export function memberOf(record: UnknownRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A text of at most so many characters; `undefined` when there is none. */
export function textIn(record: UnknownRecord, name: string, longest = 500): string | undefined {
  const text = parseText(memberOf(record, name) ?? null);
  return typeof text === 'string' && text.length <= longest ? text : undefined;
}

/** A number within limits, both included; `undefined` when there is none. */
export function numberIn(
  record: UnknownRecord,
  name: string,
  [min, max]: readonly [number, number],
): number | undefined {
  const number = memberOf(record, name);
  const isWithin = typeof number === 'number' && number >= min && number <= max;
  return isWithin ? number : undefined;
}

/** The members that are there. */
export function present<T extends object>(
  members: T,
): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept = Object.entries(members).filter(([, member]) => member !== undefined);
  // What is left are the members of T, less those that were undefined.
  return Object.fromEntries(kept) as { readonly [K in keyof T]?: Exclude<T[K], undefined> };
}

const maxColumns = 100;
const columnName = /^[\p{L}\d][\p{L}\d _.-]{0,63}$/u;
const reserved: ReadonlySet<string> = new Set(['constructor', 'prototype']);

/** Whether a column of a list can have this name. */
export function isColumnName(name: string): boolean {
  return columnName.test(name) && !reserved.has(name);
}

/** The members that are plain values, such as the columns of a list; others are left out. */
export function plainMembers(
  record: UnknownRecord,
): Readonly<Record<string, string | number | boolean | null>> {
  const columns = Object.entries(record).slice(0, maxColumns);
  return Object.fromEntries(
    columns.flatMap(([name, value]) => {
      const plain = plainValue(value);
      return plain !== undefined && isColumnName(name) ? [[name, plain]] : [];
    }),
  );
}

function plainValue(value: unknown): string | number | boolean | null | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = parseText(value);
  return typeof text === 'string' && text.length > 2000 ? undefined : text;
}
