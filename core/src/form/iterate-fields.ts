import type { Field, Page } from './form-definition.ts';

/** A field with its place in the form. */
export interface PlacedField {
  readonly field: Field;
  readonly page: Page;
  /** The container it stands in; `null` on the page itself. */
  readonly parent: Field | null;
  /** 1 on the page itself. */
  readonly depth: number;
}

/** Every field of the pages in reading order, containers before what they hold. */
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
