import type { Answers } from '../field-types/field-types.ts';

/** What mail programs make a link of. */
const links = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/gi;

/**
 * Answers without the links that visitors typed, in rows as well. Anybody can fill in a form: none of
 * them mails links to strangers in the name of the municipality.
 */
export function leaveOutLinks(answers: Answers, replacement: string): Answers {
  // The same shape: only texts took the place of texts.
  return replaceIn(answers, replacement) as Answers;
}

function replaceIn(value: unknown, replacement: string): unknown {
  if (typeof value === 'string') return value.replace(links, replacement);
  if (Array.isArray(value)) return value.map((one: unknown) => replaceIn(one, replacement));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [key, replaceIn(one, replacement)]));
}
