import { maxFontNameLength, type ThemeFont } from '@form-builder/core/theme/theme-font-schema.ts';

/** The words in names of files that say which style of a font it is. */
const variableWords: readonly string[] = ['variable', 'vf', 'wght'];
const boldWords: readonly string[] = ['bold', 'black', 'heavy'];
const italicWords: readonly string[] = ['italic', 'oblique'];
const otherWords: readonly string[] = ['regular', 'normal', 'semi', 'demi', 'extra', 'font'];
const styleWords = new Set([...variableWords, ...boldWords, ...italicWords, ...otherWords]);

/** What the name of a file, such as `OpenSans-BoldItalic.woff2`, says of the font in it. */
export function describeFont(fileName: string): Omit<ThemeFont, 'url'> {
  const words = wordsIn(fileName.replace(/\.\w+$/, ''));
  const has = (some: readonly string[]) => words.some((word) => some.includes(word.toLowerCase()));
  const family = words
    .filter((word) => !styleWords.has(word.toLowerCase()))
    .join(' ')
    .slice(0, maxFontNameLength)
    .trim();
  return {
    family: family === '' ? words.join(' ').slice(0, maxFontNameLength) : family,
    weight: has(variableWords) ? '100 900' : has(boldWords) ? 'bold' : 'normal',
    style: has(italicWords) ? 'italic' : 'normal',
  };
}

const wordsIn = (name: string): readonly string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
