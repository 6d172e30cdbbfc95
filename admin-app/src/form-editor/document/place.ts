import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';

/**
 * The position of a field: its page, its container (`null`: directly on the page) and its index.
 */
export interface Place {
  readonly pageId: string;
  readonly parentId: string | null;
  readonly index: number;
}

/** A field with its place and the containers around it, outermost first. */
export interface LocatedField {
  readonly field: Field;
  readonly place: Place;
  readonly page: Page;
  readonly ancestors: readonly Field[];
}

/** Returns every field of the pages in reading order, containers before their contents. */
export function* locatedFields(pages: readonly Page[]): Generator<LocatedField> {
  for (const page of pages) yield* within(page, page.properties, []);
}

function* within(
  page: Page,
  siblings: readonly Field[],
  ancestors: readonly Field[],
): Generator<LocatedField> {
  const parentId = ancestors.at(-1)?.id ?? null;
  for (const [index, field] of siblings.entries()) {
    yield { field, place: { pageId: page.id, parentId, index }, page, ancestors };
    yield* within(page, field.children ?? [], [...ancestors, field]);
  }
}

/** Returns a field and all its contents. */
export const fieldsWithin = (field: Field): readonly Field[] => [
  field,
  ...(field.children ?? []).flatMap(fieldsWithin),
];

/** Returns the fields that this version may change, without those of building blocks. */
export function ownFields(page: Page): readonly Field[] {
  return [...locatedFields([page])]
    .filter(({ ancestors }) => !ancestors.some(isTemplateField))
    .map(({ field }) => field);
}

/** Cached, because pages are immutable and much of the editor finds fields of the same pages. */
const fieldsByPages = new WeakMap<readonly Page[], ReadonlyMap<string, LocatedField>>();

/** Finds the field with this id; `undefined` when it is not on the pages. */
export function findField(pages: readonly Page[], fieldId: string): LocatedField | undefined {
  const known = fieldsByPages.get(pages);
  const fields = known ?? indexOf(pages);
  if (!known) fieldsByPages.set(pages, fields);
  return fields.get(fieldId);
}

const indexOf = (pages: readonly Page[]): ReadonlyMap<string, LocatedField> =>
  new Map(Array.from(locatedFields(pages), (located) => [located.field.id, located] as const));

/** Returns the field with this id; throws when there is none. */
export function getField(pages: readonly Page[], fieldId: string): LocatedField {
  const located = findField(pages, fieldId);
  if (!located) throw new Error(`No field ${fieldId}`);
  return located;
}

/** Returns the siblings at a place: the fields of the container, else of the page. */
export function siblingsAt(
  pages: readonly Page[],
  place: Pick<Place, 'pageId' | 'parentId'>,
): readonly Field[] {
  if (place.parentId !== null) return getField(pages, place.parentId).field.children ?? [];
  return getPage(pages, place.pageId).properties;
}

/** Returns the page with this id; throws when there is none. */
export function getPage(pages: readonly Page[], pageId: string): Page {
  const page = pages.find(({ id }) => id === pageId);
  if (!page) throw new Error(`No page ${pageId}`);
  return page;
}
