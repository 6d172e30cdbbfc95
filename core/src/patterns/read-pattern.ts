import {
  patternLengthLimit,
  stepLimit,
  type Assertion,
  type PatternProgram,
  type PatternStep,
  type UnsupportedPart,
} from './pattern-program.ts';

const escapes = String.raw`[dDwWsSnrtfv]|[\\^$.*+?()[\]{}|/]|x[\da-fA-F]{2}|u(?![dD][89a-fA-F])[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|[pP]\{[A-Z][a-z]?\}`;
const inClass = String.raw`\\(?:${escapes}|[-&!#%,:;<=>@${'`'}~])|(?!--|&&)[^\\[\]\p{Cs}]`;
const character = new RegExp(
  String.raw`\\(?:${escapes})|\[\^?(?:${inClass})+\]|[^\\^$*+?()[\]{}|\p{Cs}]`,
  'yu',
);
const assertion = /\\[bB]|[$^]/y;
const quantifier = /(?:([*+?])|\{(\d{1,4})(,?)(\d{0,4})\})\??/y;

const isWord = (character: string) => /\w/.test(character);
const assertions: Readonly<Partial<Record<string, Assertion>>> = {
  '^': (before) => before === '',
  $: (_before, after) => after === '',
  '\\b': (before, after) => isWord(before) !== isWord(after),
  '\\B': (before, after) => isWord(before) === isWord(after),
};

/**
 * Compiles a pattern, or returns its unsupported part. The dialect is the part of RE2's syntax with the same
 * meaning in JavaScript (`docs/decisions/0014-patterns.md`).
 */
export function readPattern(pattern: string): PatternProgram | UnsupportedPart {
  if (pattern.length > patternLengthLimit) return { rest: pattern, reason: 'size' };
  const reader = new PatternReader(pattern);
  try {
    return reader.readAll();
  } catch (error) {
    if (error instanceof Refusal) return error.part;
    throw error;
  }
}

/** Whether the pattern is valid. */
export const isProgram = (read: PatternProgram | UnsupportedPart): read is PatternProgram =>
  Array.isArray(read);

class Refusal extends Error {
  readonly part: UnsupportedPart;

  constructor(part: UnsupportedPart) {
    super(part.reason);
    this.part = part;
  }
}

/** Steps are relative, so a copy of them works at any position. */
class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  readAll(): PatternProgram {
    const steps = this.#readChoice();
    if (this.#at < this.#pattern.length) this.#refuse(this.#at);
    return steps;
  }

  #readChoice(): PatternProgram {
    const steps = this.#readSequence();
    if (!this.#take('|')) return steps;
    const others = this.#readChoice();
    return [
      { goesTo: [1, steps.length + 2] },
      ...steps,
      { goesTo: [others.length + 1] },
      ...others,
    ];
  }

  #readSequence(): PatternProgram {
    const steps: PatternStep[] = [];
    for (let part = this.#readPart(); part; part = this.#readPart()) steps.push(...part);
    return steps;
  }

  #readPart(): PatternProgram | undefined {
    const from = this.#at;
    const holds = assertions[this.#match(assertion)?.[0] ?? ''];
    if (holds) return [{ holds }];
    const steps = this.#readGroup() ?? this.#readCharacter();
    const repeated = steps && this.#readRepeat(steps, from);
    if (repeated && repeated.length > stepLimit) this.#refuse(from, 'size');
    return repeated;
  }

  #readGroup(): PatternProgram | undefined {
    const from = this.#at;
    if (!this.#take('(')) return undefined;
    if (this.#take('?') && !this.#take(':')) this.#refuse(from);
    const steps = this.#readChoice();
    if (!this.#take(')')) this.#refuse(from);
    return steps;
  }

  #readCharacter(): PatternProgram | undefined {
    const from = this.#at;
    const found = this.#match(character)?.[0];
    if (found === undefined) return undefined;
    try {
      return [{ takes: new RegExp(`^${plainEscapes(found)}$`, 'u') }];
    } catch {
      return this.#refuse(from);
    }
  }

  #readRepeat(steps: PatternProgram, from: number): PatternProgram {
    const at = this.#at;
    const found = this.#match(quantifier);
    if (!found) return steps;
    const [, sign, lower = '', comma, upper] = found;
    const min = sign ? Number(sign === '+') : Number(lower);
    const max = sign ? signedMax(sign) : comma ? Number(upper || Infinity) : min;
    if (max < min) this.#refuse(at);
    const copies = max === Infinity ? min + 1 : max;
    const repeated = steps.length > 0 ? steps : nothing;
    if (copies * repeated.length > stepLimit) this.#refuse(from, 'size');
    return repeat(repeated, min, max);
  }

  #take(sign: string): boolean {
    const isThere = this.#pattern.startsWith(sign, this.#at);
    if (isThere) this.#at += sign.length;
    return isThere;
  }

  #match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern);
    if (found) this.#at = expression.lastIndex;
    return found;
  }

  #refuse(at: number, reason: UnsupportedPart['reason'] = 'syntax'): never {
    throw new Refusal({ rest: this.#pattern.slice(at), reason });
  }
}

/** Consumes nothing but counts as a step, so that the limit applies to repeats. */
const nothing: PatternProgram = [{ goesTo: [1] }];

const signedMax = (sign: string) => (sign === '?' ? 1 : Infinity);

/** In a set, JavaScript accepts these characters only without a backslash. */
const plainEscapes = (found: string) =>
  found.startsWith('[') ? found.replace(/(\\[^&!#%,:;<=>@`~])|\\/g, '$1') : found;

function repeat(steps: PatternProgram, min: number, max: number): PatternProgram {
  const needed = Array.from({ length: min }, () => steps).flat();
  if (max === Infinity) {
    const loop = [{ goesTo: [1, steps.length + 2] }, ...steps, { goesTo: [-steps.length - 1] }];
    return [...needed, ...loop];
  }
  const optional: readonly PatternStep[] = [{ goesTo: [1, steps.length + 1] }, ...steps];
  const extra = Array.from({ length: max - min }, () => optional).flat();
  return needed.length + extra.length > 0 ? [...needed, ...extra] : nothing;
}
