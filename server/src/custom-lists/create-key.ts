const maxKeyLength = 60;

/** The key of a new list, made from its name: unused, and made of a to z, digits and hyphens. */
export function createKey(name: string, used: readonly string[]): string {
  const base = toKey(name) || 'lijst';
  if (!used.includes(base)) return base;
  for (let number = 2; ; number += 1) {
    const suffix = `-${String(number)}`;
    const key = `${base.slice(0, maxKeyLength - suffix.length)}${suffix}`;
    if (!used.includes(key)) return key;
  }
}

function toKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxKeyLength)
    .replace(/^-+|-+$/g, '');
}
