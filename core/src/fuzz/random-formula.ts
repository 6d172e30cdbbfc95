import { functionNames } from '../formulas/functions/names.ts';
import type { Random } from '../runtime/random.ts';

type NonEmpty = readonly [string, ...string[]];

/** A non-empty list. */
const nonEmpty = ([first = '', ...rest]: readonly string[]): NonEmpty => [first, ...rest];

const functions = nonEmpty(Object.keys(functionNames));
const localNames = nonEmpty(Object.values(functionNames).flatMap(({ nl, de }) => [nl, de]));
const letters = nonEmpty(
  Array.from('0123456789.;,(){}"+-*/^&=<> \n\tABIFaeé\u{1F600}\u0000\uD800\\\'$%[]!?:_'),
);
const leaves: NonEmpty = [
  '1',
  '0',
  '-0.1',
  '999999999999999999999999999999999999',
  '0.00000000000000000000000000001',
  '1e9',
  '""',
  '"a"',
  '"2026-02-30"',
  '{number}',
  '{empty}',
  '{rows.amount}',
  '{date}',
  '{gone}',
  'TRUE',
  'WAAR',
  '{__proto__}',
  '"{{ }}"',
];
const operators: NonEmpty = ['+', '-', '*', '/', '^', '&', '=', '<>', '<', '<=', '>', '>='];

/** Creates a formula as text: valid, nearly valid (like the `samples`), or arbitrary text. */
export function randomFormula(random: Random, samples: readonly string[]): string {
  const kind = random.below(10);
  if (kind < 3) return expression(random, 5);
  if (kind < 6)
    return damage(
      random,
      random.below(2) ? (samples[random.below(samples.length)] ?? '') : expression(random, 4),
    );
  if (kind < 8) return random.times(80, () => random.pick(letters)).join('');
  if (kind < 9) return random.times(20, () => token(random)).join('');
  return repeated(random);
}

function expression(random: Random, depth: number): string {
  if (depth === 0 || random.below(4) === 0) return random.pick(leaves);
  const inner = () => expression(random, depth - 1);
  const shape = random.below(4);
  if (shape === 0) return `(${inner()} ${random.pick(operators)} ${inner()})`;
  if (shape === 1) return `-${inner()}`;
  const name = random.below(3) ? random.pick(functions) : random.pick(localNames);
  return `${name}(${random.times(4, inner).join(random.below(2) ? '; ' : ',')})`;
}

function damage(random: Random, source: string): string {
  const at = random.below(source.length + 1);
  const shape = random.below(4);
  if (shape === 0) return source.slice(0, at);
  if (shape === 1) return source.slice(0, at) + random.pick(letters) + source.slice(at);
  if (shape === 2) return source.slice(0, at) + source.slice(at + 1 + random.below(3));
  return source + source.slice(at);
}

const token = (random: Random) =>
  random.pick([random.pick(functions), random.pick(leaves), random.pick(operators), '(', ')', ';']);

/** Long or deeply nested text, which exhausts a recursive parser. */
function repeated(random: Random): string {
  const part = random.pick(['(', '-', 'IF(', '1+', '"', '{', '^2', 'SUM(1;', '1 & ', '))', 'NOT(']);
  return part.repeat(random.below(900)) + random.pick(leaves) + ')'.repeat(random.below(900));
}
