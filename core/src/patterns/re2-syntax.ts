import { isProgram, readPattern } from './read-pattern.ts';

const space = String.raw`\t-\r\x20\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;
const unspace = String.raw`\x{0}-\x08\x0e-\x1f!-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`;

/** The syntax that RE2 interprets differently, by its form in the dialect: outside a set, and inside one. */
const differences: Readonly<Partial<Record<string, readonly [outside: string, inside: string]>>> = {
  '.': [String.raw`[^\n\r\x{2028}\x{2029}]`, '.'],
  '\\s': [`[${space}]`, space],
  '\\S': [`[${unspace}]`, unspace],
};

/** Converts a pattern of the dialect to RE2's syntax; `undefined` for one outside the dialect. */
export function toRe2Syntax(pattern: string): string | undefined {
  if (!isProgram(readPattern(pattern))) return undefined;
  let isInSet = false;
  return pattern.replace(
    /\\u(?:\{([\da-fA-F]+)\}|([\da-fA-F]{4}))|\\?[^]/gu,
    (part: string, braced?: string, plain?: string) => {
      if (part === '[') isInSet = true;
      if (part === ']') isInSet = false;
      const code = braced ?? plain;
      if (code !== undefined) return `\\x{${code}}`;
      return differences[part]?.[isInSet ? 1 : 0] ?? part;
    },
  );
}
