import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';

/** The last part of an id, which is random and differs per form. */
const idEndLength = 12;

/**
 * The file name of each form by id: its name in lower case, and for a later form with the same name also the
 * end of its id. Pass all forms, oldest first, so that a form keeps its file name.
 */
export function nameFiles(
  forms: readonly Pick<Form, 'id' | 'name'>[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of forms) {
    const plain = plainName(name);
    const file = taken.has(plain) ? `${plain}-${id.slice(-idEndLength)}` : plain;
    taken.add(plain);
    names.set(id, `${file}.json`);
  }
  return names;
}

/** Letters and digits without accents, joined by hyphens: valid on every file system. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? 'form' : plain;
}
