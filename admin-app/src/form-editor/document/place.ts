import type { Field, Page } from '@form-builder/core/form/form-definition.ts';

/** Where a field stands: on a page, in a container or on the page itself (`null`), at an index. */
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

/** Every field of the pages in reading order, containers before what they hold. */
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

/** The field with this id, or `undefined` when the pages do not hold it. */
export function findField(pages: readonly Page[], fieldId: string): LocatedField | undefined {
  for (const located of locatedFields(pages)) if (located.field.id === fieldId) return located;
  return undefined;
}

/** The field with this id; its absence is a mistake of the caller. */
export function getField(pages: readonly Page[], fieldId: string): LocatedField {
  const located = findField(pages, fieldId);
  if (!located) throw new Error(`No field ${fieldId}`);
  return located;
}

/** The fields next to each other at a place: those of the container, else of the page. */
export function siblingsAt(
  pages: readonly Page[],
  place: Pick<Place, 'pageId' | 'parentId'>,
): readonly Field[] {
  if (place.parentId !== null) return getField(pages, place.parentId).field.children ?? [];
  return getPage(pages, place.pageId).properties;
}

/** The page with this id; its absence is a mistake of the caller. */
export function getPage(pages: readonly Page[], pageId: string): Page {
  const page = pages.find(({ id }) => id === pageId);
  if (!page) throw new Error(`No page ${pageId}`);
  return page;
}
