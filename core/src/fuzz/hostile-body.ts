import type { Random } from '../runtime/random.ts';

/** The marker in every text of a hostile body, to search for in the response. */
export const marker = 'S3CR3T';

/** Builds a malicious request body of answers, with the ids of a form. */
export function hostileBody(random: Random, ids: readonly [string, ...string[]]): unknown {
  if (random.below(20) === 0) return hostileValue(random, 2, ids);
  const body: Record<string, unknown> = {};
  for (let left = random.below(ids.length * 2); left > 0; left -= 1) {
    const value = hostileValue(random, 3, ids);
    // Assigning to __proto__ would change the prototype of this object instead of adding a member.
    Object.defineProperty(body, keyOf(random, ids), {
      value,
      enumerable: true,
      configurable: true,
    });
  }
  return body;
}

const strangeKeys = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '0',
  'a.b',
  'a~b',
  '\u0000',
] as const;

const keyOf = (random: Random, ids: readonly [string, ...string[]]) =>
  random.below(8) === 0 ? random.pick(strangeKeys) : random.pick(ids);

function hostileValue(random: Random, depth: number, ids: readonly [string, ...string[]]): unknown {
  const shape = random.below(10);
  if (depth === 0 || shape < 5) return random.pick(hostileScalars)(random);
  if (shape < 7) return random.times(6, () => hostileValue(random, depth - 1, ids));
  if (shape < 9) return hostileRecord(random, depth - 1, ids);
  return nested(random.below(2000));
}

function hostileRecord(
  random: Random,
  depth: number,
  ids: readonly [string, ...string[]],
): unknown {
  const entries = random.times(6, (): [string, unknown] => [
    random.below(2) ? keyOf(random, ids) : random.pick(members),
    hostileValue(random, depth, ids),
  ]);
  return Object.fromEntries(entries);
}

const members = ['id', 'label', 'lat', 'lng', 'name', 'size', 'key', 'entity', 'postcode'] as const;

const hostileScalars: readonly [(random: Random) => unknown, ...((random: Random) => unknown)[]] = [
  () => null,
  () => undefined,
  (random) => random.below(2) === 0,
  (random) => random.pick([0, -0, 1, -1, 1.5, 1e308, Number.NaN, Infinity, -Infinity, 2 ** 53]),
  () => marker,
  (random) => marker.repeat(random.below(3000)),
  (random) => `${marker}\uD800${'\u0000'.repeat(random.below(5))}`,
  (random) => random.pick(['', ' ', '2026-02-30', '2026-11-20', '25:99', '1234 AB', 'NL00BANK0']),
  (random) => random.pick(['yes', 'no', '06-12345678', 'a@b.nl', `${marker}@example.nl`, '12,5']),
  (random) => `${'a'.repeat(random.below(5000))}@${'a.'.repeat(random.below(500))}`,
  () => 12345678901234567890n,
  () => () => marker,
];

/** Nested lists, which exhaust the stack of a recursive parser. */
function nested(depth: number): unknown {
  let value: unknown = marker;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
