import type { PlainWord } from './plain-word.ts';

/** Finds the words of a list in a text, each once. */
export type FindWords = (text: string) => readonly PlainWord[];

/** Prepares a list for finding its words as whole words, in any case; of two equal words the last one counts. */
export function createWordFinder(list: readonly PlainWord[]): FindWords {
  if (list.length === 0) return () => [];
  const byWord = new Map(list.map((word) => [keyOf(word.difficult), word]));
  const pattern = wordPattern([...byWord.keys()]);
  return (text) => {
    const found = new Set(text.match(pattern)?.map((word) => byWord.get(keyOf(word))));
    return [...found].filter((word) => word !== undefined);
  };
}

/** A global pattern that matches these words as whole words, in any case. */
export function wordPattern(words: readonly string[]): RegExp {
  // Longest first, because an alternation takes the first that fits.
  const sources = words.toSorted((a, b) => b.length - a.length).map(escape);
  return new RegExp(`(?<![\\p{L}\\p{N}.])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

const keyOf = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

const escape = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
