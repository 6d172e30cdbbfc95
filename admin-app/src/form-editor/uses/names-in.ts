const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&' };

/**
 * Returns what a part of a version can name: every value and key in it, the steps of paths such as
 * `rows.amount`, the texts between quotes in formulas, and short ids in braces, as `{a1b2}`.
 */
export function namesIn(part: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  collect(part, names);
  return names;
}

function collect(part: unknown, names: Set<string>): void {
  if (typeof part === 'string') collectText(part, names);
  else if (Array.isArray(part)) for (const item of part) collect(item, names);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, value] of Object.entries(part)) {
      names.add(key);
      collect(value, names);
    }
  }
}

function collectText(written: string, names: Set<string>): void {
  names.add(written);
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(written)) addAll(written.split('.'), names);
  if (!written.includes('{')) return;
  // Texts with formulas may be HTML.
  const text = written.replace(/&(?:quot|amp);/g, (entity) => entities[entity] ?? entity);
  for (const [, path = ''] of text.matchAll(/\{\s*([\w-]+(?:\.[\w-]+)*)\s*\}/g))
    addAll(
      path.split('.').map((shortId) => `{${shortId}}`),
      names,
    );
  // In a formula, a quote inside a text is written twice.
  const pieces = text.replaceAll('""', '\0').split('"');
  addAll(
    pieces.map((piece) => piece.replaceAll('\0', '"')),
    names,
  );
}

function addAll(found: readonly string[], names: Set<string>): void {
  for (const name of found) names.add(name);
}
