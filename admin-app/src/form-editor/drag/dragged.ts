import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';

/** What the designer drags: a new field from the palette, or a field or page that is there. */
export type Dragged =
  | { readonly kind: 'new-field'; readonly type: FieldTypeName }
  | { readonly kind: 'field'; readonly id: string }
  | { readonly kind: 'page'; readonly id: string };

const key = Symbol('dragged');

/** The data that travels with a drag inside this app. */
export function toDragData(dragged: Dragged): Record<symbol, unknown> {
  return { [key]: dragged };
}

/** What is dragged, or `undefined` for a drag that is not the editor's. */
export function findDragged(data: Readonly<Record<string | symbol, unknown>>): Dragged | undefined {
  // Only toDragData writes under this symbol.
  return data[key] as Dragged | undefined;
}
