import { languages, type Language } from '../messages/languages.ts';

/** A term of an organisation's glossary: the Dutch words, and the fixed translation per language. */
export interface GlossaryEntry {
  readonly term: string;
  readonly translations: Readonly<Partial<Record<Language, string>>>;
  /** A remark for translators, such as "formal". */
  readonly remark: string | null;
}

/** A term that occurs in a text. */
export interface FoundTerm {
  /** The term as the glossary has it, in the language of the text. */
  readonly term: string;
  /** The fixed translation; `undefined` when the glossary has none in the language. */
  readonly translation: string | undefined;
  readonly remark: string | null;
}

/** The language of the text, and the one that it is translated into. */
export interface TranslationDirection {
  readonly source: Language;
  readonly target: Language;
}

/** Returns the terms that occur in a plain text, each once, in the order of the text. */
export type TermFinder = (text: string) => readonly FoundTerm[];

/**
 * Prepares a glossary for finding its terms in texts: whole words, in any letter case. Of terms that overlap, the
 * longest counts. Words in formulas (`{{ … }}`) are no terms.
 */
export function createTermFinder(
  glossary: readonly GlossaryEntry[],
  { source, target }: TranslationDirection,
): TermFinder {
  const byWords = new Map<string, FoundTerm>();
  for (const entry of glossary) {
    const term = wordsIn(entry, source);
    if (term === undefined) continue;
    const { remark } = entry;
    byWords.set(normalise(term), { term, translation: wordsIn(entry, target), remark });
  }
  if (byWords.size === 0) return () => [];
  const pattern = patternOf([...byWords.keys()]);
  return (text) => {
    const words = text.replace(formula, ' ').match(pattern) ?? [];
    return [...new Set(words.map(normalise))].flatMap((found) => byWords.get(found) ?? []);
  };
}

/**
 * Returns the found terms whose fixed translation a plain text lacks. A longer word that contains the translation is
 * enough, because words are inflected and compounded.
 */
export function missingTerms(
  found: readonly FoundTerm[],
  translation: string,
): readonly FoundTerm[] {
  const text = normalise(translation);
  return found.filter((one) => one.translation && !text.includes(normalise(one.translation)));
}

/** The Dutch term is the entry itself. */
const wordsIn = ({ term, translations }: GlossaryEntry, language: Language) =>
  language === languages[0] ? term : translations[language];

const formula = /\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}/g;

const normalise = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Hyphens and apostrophes between letters belong to a word: "mail" is not in "e-mail", nor "foto" in "foto's". */
function patternOf(terms: readonly string[]): RegExp {
  const longestFirst = terms.toSorted((a, b) => b.length - a.length);
  const words = longestFirst.map((term) => escapePattern(term).replace(/ /g, '\\s+'));
  const before = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-'’])`;
  const after = String.raw`(?![\p{L}\p{N}]|[-'’][\p{L}\p{N}])`;
  return new RegExp(`${before}(?:${words.join('|')})${after}`, 'giu');
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
