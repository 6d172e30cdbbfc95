import { placeholder } from '../translations/placeholders.ts';

/** The end of a block of rich text ends a sentence too. */
const blockEnd = /<\/(?:p|li|h[1-6]|blockquote|td|th|div)>|<br\s*\/?>/gi;
const tag = /<[^<>]*>/g;
const entities: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
];
/** A dot within an abbreviation or number is followed by a letter or digit, not by space. */
const sentenceEnd = /(?<=[.!?:;])\s+(?=\P{Ll})|\n+/u;

/** The sentences of a text or of rich text, without tags; a formula counts as one word. */
export function splitSentences(text: string): readonly string[] {
  const unmarked = text.replace(placeholder, 'X').replace(blockEnd, '\n').replace(tag, '');
  return entities
    .reduce((read, [entity, character]) => read.replace(entity, character), unmarked)
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The words of a sentence. */
export const wordsOf = (sentence: string): readonly string[] =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
