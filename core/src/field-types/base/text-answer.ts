import { emptyText } from '../../formats/empty-text.ts';

/** Longer texts are refused at the edge, whatever a field's own limit is. */
const longestText = 100_000;

/** Half a surrogate pair, or NUL. */
const unstorable = /[\0\p{Surrogate}]/u;

const makeStorable = (text: string) =>
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');

/**
 * Reads a text that storage and JSON can carry: without NUL characters and halves of surrogate
 * pairs. `undefined` when it is no text or absurdly long; an empty one is no answer.
 */
export function parseText(input: unknown): string | null | undefined {
  if (input === null) return null;
  if (typeof input !== 'string' || input.length > longestText) return undefined;
  if (input === '') return null;
  return unstorable.test(input) ? makeStorable(input) || null : input;
}

/** As `parseText`, without the space around it: for answers in which space means nothing. */
export function parseTrimmedText(input: unknown): string | null | undefined {
  const text = parseText(input);
  return typeof text === 'string' ? text.trim() || null : text;
}

/** Whether a text answer counts as not given: nothing but space. */
export function isBlank(value: string | null): boolean {
  return value === null || value.trim() === '';
}

/** The text itself, or `-`. */
export function formatText(value: string | null): string {
  return value === null || isBlank(value) ? emptyText : value;
}
