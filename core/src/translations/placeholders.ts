/** A formula in a text. */
export const placeholder = /\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}/g;

/** Returns the formulas in a text, such as `{{ {name} }}`, sorted and without spaces. */
export const placeholdersOf = (text: string): readonly string[] =>
  (text.match(placeholder) ?? []).map((found) => found.replace(/\s+/g, '')).toSorted();

/** Whether a translation has the same formulas as its original, in any order. */
export function keepsPlaceholders(source: string, translation: string): boolean {
  const [wanted, found] = [placeholdersOf(source), placeholdersOf(translation)];
  return wanted.length === found.length && wanted.every((each, index) => each === found[index]);
}
