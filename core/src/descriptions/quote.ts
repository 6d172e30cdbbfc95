const longest = 80;

/** Shortens a text for a sentence, without splitting a character. */
export function clip(text: string, length: number = longest): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const letters = Array.from(line.slice(0, 2 * length + 2));
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : line;
}

/** Shortens a text and puts it in quotes. */
export const quote = (text: string): string => `'${clip(text)}'`;

/** Formats a value in a sentence: texts in quotes, numbers and dates without. */
export const quoteWords = (text: string): string =>
  /\p{L}/u.test(text) || text.trim() === '' ? quote(text) : clip(text);
