import type { Page } from '@form-builder/core/form/form-definition.ts';

/** More fields than one task may hydrate: see `prerendered-fields.ts`. */
const mostFieldsAtOnce = 50;

/** Whether the fields of the first page are hydrated a few at a time. */
export const isLongPage = ({ pages }: { readonly pages: readonly Page[] }): boolean =>
  (pages[0]?.properties.length ?? 0) > mostFieldsAtOnce;
