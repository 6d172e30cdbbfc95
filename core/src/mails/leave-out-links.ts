import type { Answers } from '../field-types/field-types.ts';

/** An address that says how to open it. */
const links = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/gi;

/** What mail programs look for names of sites in. */
const words = /[^\s,;<>()"]+/g;

const mailAddress = /^[\w.%+'-]+@[\p{L}\p{N}.-]+$/u;

/** A dot, also one of other scripts, as in the name of a site: a letter follows at once. */
const nameDots = /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu;

/** Not drawn and not spoken: with it behind a dot, no mail program sees the name of a site. */
const invisibleSpace = '\u200b';

/**
 * Answers without links: `https://` and `www.` are left out, a bare `voorbeeld.nl` stays to be read but
 * is no link any more; in rows as well. Anybody can fill in a form: none of them mails links to
 * strangers in the name of the municipality.
 */
export function leaveOutLinks(answers: Answers, replacement: string): Answers {
  // The same shape: only texts took the place of texts.
  return replaceIn(answers, replacement) as Answers;
}

function replaceIn(value: unknown, replacement: string): unknown {
  if (typeof value === 'string') return value.replace(links, replacement).replace(words, breakName);
  if (Array.isArray(value)) return value.map((one: unknown) => replaceIn(one, replacement));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [key, replaceIn(one, replacement)]));
}

/** Keeps mail addresses as they are: a link to write there is no link to a site. */
function breakName(word: string): string {
  return mailAddress.test(word) ? word : word.replace(nameDots, (dot) => `${dot}${invisibleSpace}`);
}
