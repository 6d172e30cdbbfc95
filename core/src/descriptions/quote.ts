const longest = 80;

/** Shortens a text for use in a sentence; never between the halves of a character. */
export function clip(text: string, length: number = longest): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const letters = Array.from(line.slice(0, 2 * length + 2));
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : line;
}

/** A text in quotes, shortened. */
export const quote = (text: string): string => `'${clip(text)}'`;

/** A value in a sentence: words in quotes, numbers and dates as they are. */
export const quoteWords = (text: string): string =>
  /\p{L}/u.test(text) || text.trim() === '' ? quote(text) : clip(text);
