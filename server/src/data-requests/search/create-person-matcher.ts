import type { PersonSearch } from '@form-builder/core/contract/staff/submissions/data-requests.ts';

/** Whether a text contains the search value as a whole: not as a part of a longer number or address. */
export type PersonMatcher = (text: string) => boolean;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The pattern of a value by kind; the digits of a BSN may be separated by a space, a point or a hyphen. */
const patterns: Readonly<Record<PersonSearch['kind'], (value: string) => string>> = {
  bsn: (digits) => {
    const optionalZero = digits.startsWith('0') ? '0?' : '';
    const rest = optionalZero === '' ? digits : digits.slice(1);
    return `(?<!\\d)${optionalZero}${Array.from(rest).join('[ .-]?')}(?!\\d)`;
  },
  email: (address) =>
    `(?<![\\p{L}\\p{N}._%+-])${escaped(address)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
  number: (number) => `^${escaped(number)}$`,
};

/** The matcher of a normalised search value. */
export function createPersonMatcher(kind: PersonSearch['kind'], value: string): PersonMatcher {
  const pattern = new RegExp(patterns[kind](value), 'iu');
  return (text) => pattern.test(text);
}
