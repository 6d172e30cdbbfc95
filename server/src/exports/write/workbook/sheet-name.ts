const maxCharacters = 31;

/** A valid sheet name that differs from the others. */
export function sheetName(wanted: string, others: readonly string[]): string {
  const taken = new Set(others.map((name) => name.toLowerCase()));
  const clean = wanted
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const base = clean.replace(/^'+|'+$/g, '') || '-';
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` (${String(number)})`;
    const name = base.slice(0, maxCharacters - ending.length).trimEnd() + ending;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
