import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields, type PlacedField } from '@form-builder/core/form/iterate-fields.ts';

/** The list with the item at the place; beyond the end means at the end. */
export function insertAt<T>(items: readonly T[], item: T, order = items.length): readonly T[] {
  return [...items.slice(0, order), item, ...items.slice(order)];
}

/** The pages with this one changed, and moved when it has a place to go. */
export function replacePage(
  pages: readonly Page[],
  page: Page,
  order: number | undefined,
): readonly Page[] {
  if (order === undefined) return pages.map((other) => (other.id === page.id ? page : other));
  return insertAt(removePage(pages, page.id), page, order);
}

export function removePage(pages: readonly Page[], id: string): readonly Page[] {
  return pages.filter((page) => page.id !== id);
}

/** The place of a field: on the page, or in a container on it; at the end without an order. */
export interface FieldPlace {
  readonly page_id: string;
  readonly parent_id: string | null;
  readonly order?: number | undefined;
}

/** A field with its page, container and place in it. */
export interface LocatedField extends PlacedField {
  readonly order: number;
}

/** Every field of the pages in reading order, with its place. */
export function locateFields(pages: readonly Page[]): readonly LocatedField[] {
  return [...iterateFields(pages)].map((placed) => {
    const siblings =
      placed.parent === null ? placed.page.properties : (placed.parent.children ?? []);
    return { ...placed, order: siblings.indexOf(placed.field) };
  });
}

/** The pages with the field added; `undefined` when there is no such place. */
export function insertField(
  pages: readonly Page[],
  field: Field,
  place: FieldPlace,
): readonly Page[] | undefined {
  const { page_id: pageId, parent_id: parentId, order } = place;
  const parent =
    parentId === null ? null : locateFields(pages).find(({ field: { id } }) => id === parentId);
  const page = parent === null ? pages.find(({ id }) => id === pageId) : parent?.page;
  if (page?.id !== pageId) return undefined;
  if (parentId === null) {
    return onPage(pages, pageId, (fields) => insertAt(fields, field, order));
  }
  return mapFields(pages, (other) =>
    other.id === parentId
      ? { ...other, children: insertAt(other.children ?? [], field, order) }
      : other,
  );
}

/** The pages with the field of the same id replaced. */
export function replaceField(pages: readonly Page[], field: Field): readonly Page[] {
  return mapFields(pages, (other) => (other.id === field.id ? field : other));
}

/** The pages without the field and what it holds. */
export function removeField(pages: readonly Page[], id: string): readonly Page[] {
  const without = (fields: readonly Field[]): readonly Field[] =>
    fields
      .filter((field) => field.id !== id)
      .map((field) =>
        field.children === undefined ? field : { ...field, children: without(field.children) },
      );
  return pages.map((page) => ({ ...page, properties: without(page.properties) }));
}

function onPage(
  pages: readonly Page[],
  id: string,
  change: (fields: readonly Field[]) => readonly Field[],
) {
  return pages.map((page) =>
    page.id === id ? { ...page, properties: change(page.properties) } : page,
  );
}

function mapFields(pages: readonly Page[], change: (field: Field) => Field): readonly Page[] {
  const deep = (field: Field): Field => {
    const changed = change(field);
    return changed.children === undefined
      ? changed
      : { ...changed, children: changed.children.map(deep) };
  };
  return pages.map((page) => ({ ...page, properties: page.properties.map(deep) }));
}
