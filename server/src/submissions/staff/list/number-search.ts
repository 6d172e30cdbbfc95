/** The submissions that a search for a number matches. */
export interface NumberSearch {
  /** The number, when the text consists of digits; leading zeros are ignored. */
  readonly number: number | null;
  /** The titles, in lower case, that the text may mean. */
  readonly titles: readonly string[];
  /** The numbers with which such a title can end. */
  readonly candidates: readonly number[];
}

const minDigits = 6;
const maxDigits = 10;
const largest = 2 ** 31 - 1;

/**
 * Parses a search for a submission number: `PF-000123`, `pf-123`, `000123` or `123`. A prefix may
 * end with digits, so each of the last six to ten digits may start the number. Returns `undefined`
 * for text that does not end with a digit.
 */
export function parseNumberSearch(search: string): NumberSearch | undefined {
  const [, prefix, digits] = /^(.*?)(\d+)$/s.exec(search.trim()) ?? [];
  if (prefix === undefined || digits === undefined) return undefined;
  const endings = new Set([digits]);
  for (let length = minDigits; length <= maxDigits; length += 1) endings.add(digits.slice(-length));
  const candidates = [...new Set([...endings].map(Number))].filter((number) => number <= largest);
  const titles = [prefix + digits, prefix + digits.padStart(minDigits, '0')];
  return {
    number: prefix === '' && candidates.includes(Number(digits)) ? Number(digits) : null,
    titles: titles.map((title) => title.toLowerCase()),
    candidates,
  };
}
