/** Normalises text for a search: lower case, without accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The number of letters of `word` that are wrong, missing, extra or swapped with their neighbour, compared
 * with the most similar part of `text` (optimal string alignment distance). Both are plain text.
 */
export function countTypos(word: string, text: string): number {
  // Row by row of the table of edit distances; a part of the text may begin and end anywhere.
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: text.length + 1 }, () => 0);
  for (let row = 1; row <= word.length; row++) {
    const next = [row];
    for (let column = 1; column <= text.length; column++) {
      const isSame = word[row - 1] === text[column - 1];
      const substituted = at(last, column - 1) + (isSame ? 0 : 1);
      const edited = Math.min(substituted, at(last, column) + 1, at(next, column - 1) + 1);
      const isSwapped = word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1];
      next.push(isSwapped ? Math.min(edited, at(before, column - 2) + 1) : edited);
    }
    before = last;
    last = next;
  }
  return Math.min(...last);
}

/** Infinity outside the table. */
const at = (costs: readonly number[], index: number): number => costs[index] ?? Infinity;
