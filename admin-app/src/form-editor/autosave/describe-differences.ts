import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { locatedFields } from '../document/place.ts';

/** One difference between two documents, as text. */
export interface Difference {
  readonly kind:
    | 'added-field'
    | 'removed-field'
    | 'changed-field'
    | 'added-page'
    | 'removed-page'
    | 'changed-page'
    | 'form';
  readonly id: string;
  readonly name: string;
}

/** Returns what `theirs` adds, lacks or changes compared with `mine`. */
export function describeDifferences(
  mine: EditedVersion,
  theirs: EditedVersion,
): readonly Difference[] {
  const differences = [
    ...compare('page', pagesOf(mine), pagesOf(theirs)),
    ...compare('field', fieldsOf(mine), fieldsOf(theirs)),
  ];
  const form = { kind: 'form', id: 'form', name: theirs.title } as const;
  return isSame(withoutPages(mine), withoutPages(theirs)) ? differences : [...differences, form];
}

interface Item {
  readonly name: string;
  /** All members that are not separate items. */
  readonly content: unknown;
}

function compare(
  noun: 'field' | 'page',
  mine: ReadonlyMap<string, Item>,
  theirs: ReadonlyMap<string, Item>,
): readonly Difference[] {
  const found: Difference[] = [];
  for (const [id, { name, content }] of theirs) {
    const own = mine.get(id);
    if (!own) found.push({ kind: `added-${noun}`, id, name });
    else if (!isSame(own.content, content)) found.push({ kind: `changed-${noun}`, id, name });
  }
  for (const [id, { name }] of mine) {
    if (!theirs.has(id)) found.push({ kind: `removed-${noun}`, id, name });
  }
  return found;
}

function pagesOf({ pages }: EditedVersion): ReadonlyMap<string, Item> {
  return new Map(
    pages.map(({ properties, ...page }) => [
      page.id,
      { name: page.title, content: { ...page, fields: properties.map(({ id }) => id) } },
    ]),
  );
}

function fieldsOf({ pages }: EditedVersion): ReadonlyMap<string, Item> {
  return new Map(Array.from(locatedFields(pages), ({ field }) => [field.id, itemOf(field)]));
}

function itemOf({ children, ...field }: Field): Item {
  return { name: field.label, content: { ...field, fields: children?.map(({ id }) => id) } };
}

function withoutPages(document: EditedVersion): unknown {
  return { ...document, pages: undefined };
}

/** Deep equality, regardless of the order of members. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
