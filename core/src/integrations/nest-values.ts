/** Nested objects of values by name. */
export interface NestedValues {
  [name: string]: unknown;
}

/** The names of built-in members of objects. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Nests each value under its target: `applicant.name` inside `applicant`, `last\.name` under `last.name`. The last value of a
 * target counts; leaves out a target without a name, or through a value that is no object created
 * here.
 */
export function nestValues(
  values: readonly (readonly [target: string, value: unknown])[],
): NestedValues {
  const root: NestedValues = {};
  const made = new Set<unknown>([root]);
  for (const [target, value] of values) {
    const names = readTarget(target);
    const last = names.pop() ?? '';
    if ([...names, last].some((name) => name === '' || reserved.has(name))) continue;
    const holder = names.reduce<NestedValues | undefined>(
      (parent, name) => parent && enter(parent, name, made),
      root,
    );
    if (holder && !made.has(holder[last])) holder[last] = value;
  }
  return root;
}

/** A name with dots in it, as a part of a target. */
export const escapeDots = (name: string): string => name.replaceAll('.', '\\.');

const readTarget = (target: string): string[] =>
  target.split(/(?<!\\)\./).map((name) => name.replaceAll('\\.', '.'));

function enter(parent: NestedValues, name: string, made: Set<unknown>): NestedValues | undefined {
  if (!Object.hasOwn(parent, name)) {
    const child: NestedValues = {};
    parent[name] = child;
    made.add(child);
    return child;
  }
  const child = parent[name];
  // Only objects created here are extended, never an answer that is an object.
  return made.has(child) ? (child as NestedValues) : undefined;
}
