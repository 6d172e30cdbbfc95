/** Where a term comes in a translation. */
export interface TermPlace {
  readonly isRich: boolean;
  /** The position of the caret in a plain text; at the end when absent. */
  readonly caret?: number | undefined;
}

/** Adds a term to a translation, with spaces between it and the words around it. */
export function insertTerm(text: string, term: string, { isRich, caret }: TermPlace): string {
  if (isRich) return insertAtEnd(text, escapeHtml(term));
  const at = caret ?? text.length;
  return joinWords(joinWords(text.slice(0, at), term), text.slice(at));
}

const joinWords = (before: string, after: string): string =>
  before === '' || after === '' || /\s$/.test(before) || /^[\s.,;:!?)]/.test(after)
    ? before + after
    : `${before} ${after}`;

const blockStart = /(?:<(?:p|li|h[1-6])(?: [^>]*)?>|<br\s*\/?>)$/i;

/** In the last paragraph or item, else in a paragraph of its own. */
function insertAtEnd(html: string, term: string): string {
  const closing = /(?:<\/(?:p|li|ul|ol|h[1-6])>\s*)+$/i.exec(html);
  if (closing === null) return `${html}<p>${term}</p>`;
  const before = html.slice(0, closing.index);
  const words = blockStart.test(before) ? before + term : joinWords(before, term);
  return words + closing[0];
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
