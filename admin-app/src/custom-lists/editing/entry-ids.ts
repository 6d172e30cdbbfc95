const maxIdLength = 60;

/**
 * Returns the ids of entries, in order; an entry without an id gets an unused one derived from its
 * label.
 */
export function createEntryIds(
  entries: readonly { readonly id: string; readonly label: string }[],
): readonly string[] {
  const used = new Set(entries.map(({ id }) => id.trim()));
  return entries.map(({ id, label }) => {
    if (id.trim() !== '') return id.trim();
    const base = toId(label);
    let free = base;
    for (let number = 2; used.has(free); number += 1) free = `${base}-${String(number)}`;
    used.add(free);
    return free;
  });
}

function toId(label: string): string {
  const id = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxIdLength)
    .replace(/^-+|-+$/g, '');
  return id === '' ? 'keuze' : id;
}
