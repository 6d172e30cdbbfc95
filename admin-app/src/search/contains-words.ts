/** Whether a label contains every word of the search, in any order, whatever the case and the accents. */
export function containsWords(label: string, search: string): boolean {
  const text = plain(label);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
