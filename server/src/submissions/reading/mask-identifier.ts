/** The number of characters of an identifier that staff see without a logbook entry. */
const shownCharacters = 3;

/** Masks all but the last characters of an identifier such as a BSN. */
export function maskIdentifier(identifier: string): string {
  const shown = identifier.slice(-shownCharacters);
  return '•'.repeat(Math.max(0, identifier.length - shown.length)) + shown;
}
