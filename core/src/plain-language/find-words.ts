import type { PlainWord } from './plain-word.ts';

/** Finds the words of a list in a text, each once. */
export type FindWords = (text: string) => readonly PlainWord[];

/** Prepares a list for finding its words as whole words, in any case; of two equal words the last one counts. */
export function createWordFinder(list: readonly PlainWord[]): FindWords {
  if (list.length === 0) return () => [];
  const byWord = new Map(list.map((word) => [keyOf(word.difficult), word]));
  // Longest first, because an alternation takes the first that fits.
  const sources = [...byWord.keys()].toSorted((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) => {
    const found = new Set(text.match(pattern)?.map((word) => byWord.get(keyOf(word))));
    return [...found].filter((word) => word !== undefined);
  };
}

const keyOf = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

const escape = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
