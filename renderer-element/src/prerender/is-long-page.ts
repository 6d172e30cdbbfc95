import type { Page } from '@form-builder/core/form/form-definition.ts';

/** The number of fields above which one task must not hydrate all: see `prerendered-fields.ts`. */
const maxFieldsAtOnce = 50;

/** Whether the fields of the first page are hydrated a few at a time. */
export const isLongPage = ({ pages }: { readonly pages: readonly Page[] }): boolean =>
  (pages[0]?.properties.length ?? 0) > maxFieldsAtOnce;
