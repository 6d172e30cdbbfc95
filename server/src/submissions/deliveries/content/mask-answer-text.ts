/** Shorter values would mask parts of other words. */
const minLength = 4;
const mask = '•••';

/** The text of a receiver's response, with the sensitive values that it repeats masked. */
export function maskAnswerText(text: string, sensitive: unknown): string {
  return [...leavesOf(sensitive)]
    .filter((leaf) => leaf.length >= minLength)
    .sort((a, b) => b.length - a.length)
    .reduce((masked, leaf) => masked.replaceAll(leaf, mask), text);
}

function* leavesOf(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* leavesOf(member);
}
