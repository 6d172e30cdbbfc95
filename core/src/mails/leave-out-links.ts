import type { Answers } from '../field-types/field-types.ts';

/** A URL with a scheme. */
const links = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/gi;

/** The characters in which mail programs search for domain names. */
const words = /[^\s,;<>()"]+/g;

const mailAddress = /^[\w.%+'-]+@[\p{L}\p{N}.-]+$/u;

/** A dot, also of other scripts, as in a domain name: directly followed by a letter. */
const nameDots = /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu;

/**
 * An invisible and silent character; after a dot, it prevents mail programs from recognising a
 * domain name.
 */
const invisibleSpace = '\u200b';

/**
 * Removes links from answers, also in rows: leaves out `https://` and `www.`, and keeps a bare
 * `voorbeeld.nl` readable but not clickable. Otherwise visitors could have the municipality mail
 * links to other people.
 */
export function leaveOutLinks(answers: Answers, replacement: string): Answers {
  // The shape is unchanged, because only texts are replaced by texts.
  return replaceIn(answers, replacement) as Answers;
}

/** Removes links from one text. */
export function leaveOutLinksIn(text: string, replacement: string): string {
  return text.replace(links, replacement).replace(words, breakName);
}

function replaceIn(value: unknown, replacement: string): unknown {
  if (typeof value === 'string') return leaveOutLinksIn(value, replacement);
  if (Array.isArray(value)) return value.map((one: unknown) => replaceIn(one, replacement));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [key, replaceIn(one, replacement)]));
}

/** Does not change e-mail addresses, which are no links to a site. */
function breakName(word: string): string {
  return mailAddress.test(word) ? word : word.replace(nameDots, (dot) => `${dot}${invisibleSpace}`);
}
