import { plainText } from '../../formats/plain-text.ts';
/** A suggestion in an editor of formulas or texts. */
export interface WritingSuggestion {
  readonly kind: 'field' | 'function' | 'constant' | 'option';
  /** The text in the list. */
  readonly label: string;
  /** A short description. */
  readonly detail?: string;
  readonly example?: string;
  /** The path of a field, the name of a function, the id of an option. */
  readonly insert: string;
  /** Other words to find it by, such as its name in other languages. */
  readonly synonyms: readonly string[];
}

/**
 * Sorts suggestions: first those that begin with the typed text, then those with a word that does,
 * then those that contain it. As an argument of a function, a field is likelier than another function.
 */
export function searchSuggestions(
  suggestions: readonly WritingSuggestion[],
  query: string,
  isArgument = false,
): readonly WritingSuggestion[] {
  const wanted = plainText(query.trim());
  if (wanted === '') return suggestions;
  const order = ({
    suggestion: { kind },
    rank,
  }: {
    suggestion: WritingSuggestion;
    rank: number;
  }) => (isArgument && kind === 'field' ? rank - unfit : rank);
  return suggestions
    .map((suggestion, index) => ({ suggestion, index, rank: rankOf(suggestion, wanted) }))
    .filter(({ rank }) => rank < unfit)
    .sort((a, b) => order(a) - order(b) || a.index - b.index)
    .map(({ suggestion }) => suggestion);
}

const unfit = 4;

function rankOf({ label, synonyms, detail = '' }: WritingSuggestion, wanted: string): number {
  const name = plainText(label);
  if (name.startsWith(wanted)) return 0;
  if (synonyms.some((synonym) => plainText(synonym).startsWith(wanted))) return 1;
  if (hasWord(name, wanted)) return 2;
  if (wanted.length > 2 && (name.includes(wanted) || hasWord(plainText(detail), wanted))) return 3;
  return unfit;
}

const hasWord = (text: string, start: string) =>
  text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start));
