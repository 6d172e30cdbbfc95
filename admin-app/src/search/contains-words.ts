import { plainText } from '../formats/plain-text.ts';

/** Whether a label contains every word of the search, in any order, whatever the case and the accents. */
export function containsWords(label: string, search: string): boolean {
  const text = plainText(label);
  return plainText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
