import type { PatternProgram } from '../patterns/pattern-program.ts';
import { isProgram, readPattern } from '../patterns/read-pattern.ts';
import type { Random } from '../runtime/random.ts';

/** Letters and digits first: a readable character is chosen where the pattern accepts one. */
const alphabets: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ` -.,@/_'"!#$%&()*+:;<=>?[]^{|}~\\\``,
  'éëïöüßΔ漢€\n\t\u00a0',
];

/** After so many steps repeats end as soon as they can. */
const patience = 200;
const stepLimit = 5000;

/**
 * Returns a text that a pattern probably matches, by a random way through its program; conditions on
 * neighbours (`^`, `\b`) are not followed. Empty for a pattern outside the dialect.
 */
export function randomMatch(pattern: string, random: Random): string {
  const program = readPattern(pattern);
  return isProgram(program) ? followProgram(program, random) : '';
}

function followProgram(program: PatternProgram, random: Random): string {
  let text = '';
  let at = 0;
  for (let steps = 0; at < program.length && steps < stepLimit; steps += 1) {
    const step = program[at];
    if (step && 'takes' in step) text += randomCharacter(step.takes, random);
    at += step && 'goesTo' in step ? randomWay(step.goesTo, steps, random) : 1;
  }
  return text;
}

/** The last way is the one that ends a repeat. */
function randomWay(ways: readonly number[], steps: number, random: Random): number {
  const last = ways.at(-1) ?? 1;
  return steps > patience ? last : (ways[random.below(ways.length)] ?? last);
}

function randomCharacter(takes: RegExp, random: Random): string {
  for (const alphabet of alphabets) {
    const fitting = Array.from(alphabet).filter((character) => takes.test(character));
    if (fitting.length > 0) return fitting[random.below(fitting.length)] ?? '';
  }
  return otherCharacter(takes);
}

/** The first character of the basic plane that fits, for sets without common ones. */
function otherCharacter(takes: RegExp): string {
  for (let code = 0; code < 0xd800; code += 1) {
    const character = String.fromCharCode(code);
    if (takes.test(character)) return character;
  }
  return '';
}
