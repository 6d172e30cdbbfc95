/** What to look for. */
export interface SearchOptions {
  readonly search: string;
  readonly isCaseSensitive: boolean;
  readonly isWholeWord: boolean;
}

/** Where a text matches: from `start` up to `end`. */
export interface TextMatch {
  readonly start: number;
  readonly end: number;
}

/** Formulas between `{{` and `}}`, references such as `{a1b2}`, and the tags and entities of rich text. */
const protectedParts =
  /\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}|\{[^{}\s]+\}|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/gi;

const wordCharacter = /[\p{L}\p{N}_]/u;

/** Finds every match in a text, without overlaps and outside its formulas, references and tags. */
export function matchText(text: string, options: SearchOptions): readonly TextMatch[] {
  if (options.search === '') return [];
  const kept = [...text.matchAll(protectedParts)].map(({ index, 0: part }): TextMatch => ({
    start: index,
    end: index + part.length,
  }));
  const flags = options.isCaseSensitive ? 'gu' : 'giu';
  return [...text.matchAll(new RegExp(literal(options.search), flags))]
    .map(({ index, 0: found }): TextMatch => ({ start: index, end: index + found.length }))
    .filter((match) => !kept.some(({ start, end }) => match.start < end && start < match.end))
    .filter((match) => !options.isWholeWord || isWholeWord(text, match));
}

/** A pattern that matches exactly this text. */
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function isWholeWord(text: string, { start, end }: TextMatch): boolean {
  const [before, after] = [text.slice(0, start).at(-1) ?? '', text.slice(end).at(0) ?? ''];
  return !wordCharacter.test(before) && !wordCharacter.test(after);
}

/** Returns the text with each match replaced. */
export function replaceMatches(
  text: string,
  matches: readonly TextMatch[],
  replacement: string,
): string {
  return matches.reduceRight(
    (changed, { start, end }) => changed.slice(0, start) + replacement + changed.slice(end),
    text,
  );
}
