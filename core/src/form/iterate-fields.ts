import type { Field, Page } from './form-definition.ts';

/** A field with its place in the form. */
export interface PlacedField {
  readonly field: Field;
  readonly page: Page;
  /** The container of the field; `null` directly on the page. */
  readonly parent: Field | null;
  /** The nesting depth; 1 directly on the page. */
  readonly depth: number;
}

/** Iterates over every field of the pages in reading order, containers before their contents. */
export function* iterateFields(pages: readonly Page[]): Generator<PlacedField> {
  for (const page of pages) yield* iterate(page.properties, page, null, 1);
}

function* iterate(
  fields: readonly Field[],
  page: Page,
  parent: Field | null,
  depth: number,
): Generator<PlacedField> {
  for (const field of fields) {
    yield { field, page, parent, depth };
    if (field.children) yield* iterate(field.children, page, field, depth + 1);
  }
}
