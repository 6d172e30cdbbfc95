/**
 * The beginning of a cell that a spreadsheet runs as a formula (OWASP ASVS 1.2.10), full-width forms included.
 */
const startsFormula = /^'*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The byte order mark, by which Excel recognises UTF-8. */
export const csvMark = '\uFEFF';

/** A CSV cell, quoted, and prefixed with an apostrophe when a spreadsheet would run it as a formula. */
export function csvCell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The text of a CSV cell without the apostrophe that `csvCell` adds. */
export function readCsvCell(text: string): string {
  return text.startsWith("'") && startsFormula.test(text) ? text.slice(1) : text;
}
