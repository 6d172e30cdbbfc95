import { countTypos, plainText } from './count-typos.ts';

/** The number of letters of a word per allowed typing error; short words must match exactly. */
const lettersPerTypo = 4;
const maxTypos = 2;
/** The maximum length of a compared search, because the time grows with the length. */
const maxLetters = 60;

/**
 * Creates a function that tests whether a name contains each word of the search, apart from a few
 * typing errors.
 */
export function createIsLike(search: string): (name: string) => boolean {
  const plain = plainText(search);
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0 || plain.length > maxLetters) return () => false;
  return (name) => {
    const text = plainText(name);
    return words.every((word) => countTypos(word, text) <= allowed(word));
  };
}

const allowed = (word: string) => Math.min(maxTypos, Math.floor(word.length / lettersPerTypo));
