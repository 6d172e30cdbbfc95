import type { FormatContext } from '../messages/format-context.ts';

const longest = 80;

/** Shortens a text for a sentence, without splitting a character. */
export function clip(text: string, length: number = longest): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const letters = Array.from(line.slice(0, 2 * length + 2));
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : line;
}

type Quoting = Pick<FormatContext, 'locale'>;

/** Shortens a text and puts it in the quotes of the language. */
export function quote(text: string, { locale }: Quoting): string {
  return locale.startsWith('de') ? `„${clip(text)}“` : `“${clip(text)}”`;
}

/** Formats a value in a sentence: texts in quotes, numbers and dates without. */
export const quoteWords = (text: string, context: Quoting): string =>
  /\p{L}/u.test(text) || text.trim() === '' ? quote(text, context) : clip(text);
