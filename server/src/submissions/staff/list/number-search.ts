/** The submissions that a search for a number means. */
export interface NumberSearch {
  /** The number itself, when the text has digits only; leading zeros do not count. */
  readonly number: number | null;
  /** Titles in lower case that the text may mean. */
  readonly titles: readonly string[];
  /** Every number that such a title can end with. */
  readonly candidates: readonly number[];
}

const leastDigits = 6;
const mostDigits = 10;
const largest = 2 ** 31 - 1;

/**
 * Reads a search as the number of a submission: `PF-000123`, `pf-123`, `000123` or `123`. A prefix may
 * end with digits, so that the last six to ten digits may each be the number. `undefined` for a text
 * that does not end with a digit.
 */
export function parseNumberSearch(search: string): NumberSearch | undefined {
  const [, prefix, digits] = /^(.*?)(\d+)$/s.exec(search.trim()) ?? [];
  if (prefix === undefined || digits === undefined) return undefined;
  const endings = new Set([digits]);
  for (let length = leastDigits; length <= mostDigits; length += 1)
    endings.add(digits.slice(-length));
  const candidates = [...new Set([...endings].map(Number))].filter((number) => number <= largest);
  const titles = [prefix + digits, prefix + digits.padStart(leastDigits, '0')];
  return {
    number: prefix === '' && candidates.includes(Number(digits)) ? Number(digits) : null,
    titles: titles.map((title) => title.toLowerCase()),
    candidates,
  };
}
