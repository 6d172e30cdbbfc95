import { randomInt } from 'node:crypto';

// Without characters that look alike (0/O, 1/l/I), because users copy it from a screen; a double click selects
// the special characters too.
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '-_'] as const;
const length = 16;

/** A random password that meets every password rule (over 80 bits). */
export function createPassword(): string {
  const all = kinds.join('');
  const signs = Array.from({ length }, (_, index) => pick(kinds[index] ?? all));
  return shuffle(signs).join('');
}

const pick = (signs: string): string => signs.charAt(randomInt(signs.length));

function shuffle(signs: readonly string[]): string[] {
  return signs
    .map((sign) => ({ sign, order: randomInt(2 ** 47) }))
    .sort((a, b) => a.order - b.order)
    .map(({ sign }) => sign);
}
