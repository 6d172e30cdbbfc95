import { plainText } from '../../formats/plain-text.ts';
import type { WritingSuggestion } from './search-suggestions.ts';

/**
 * Where the longest run of words at the end of a text starts that begins the label of a field, as an offset; a column
 * may be written without its repeating field. `undefined` when no run does.
 */
export function findTypedLabel(
  before: string,
  suggestions: readonly Pick<WritingSuggestion, 'kind' | 'label'>[],
): number | undefined {
  const labels = suggestions
    .filter(({ kind }) => kind === 'field')
    .flatMap(({ label }) => [label, label.split(' › ').at(-1) ?? label])
    .map(plainText);
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  const starts = [...before.matchAll(wordStart)].map(({ index }) => index);
  return starts.find((start) => {
    // Labels are longer than what is typed of them, so that a long formula costs no more than a short one.
    if (before.length - start > longest) return false;
    const typed = plainText(before.slice(start));
    return labels.some((label) => label.startsWith(typed));
  });
}

const wordStart = /(?<![\p{L}\p{N}_])[\p{L}_]/gu;
