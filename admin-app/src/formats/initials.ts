/**
 * Returns at most two initials of a name: of the first and the last word, without prefixes such as
 * "van".
 */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}|^\p{N}/u.test(word));
  const parts = words.length > 0 ? words : name.split(/\s+/).filter((word) => word !== '');
  const first = parts[0] ?? '';
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return [first, last].map((word) => firstLetter(word)).join('');
}

/** A letter with its accents, also when these are separate characters. */
function firstLetter(word: string): string {
  return /^\P{M}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '';
}
