import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';

/** The dragged item: a new field from the palette, or an existing field or page. */
export type Dragged =
  | { readonly kind: 'new-field'; readonly type: FieldTypeName }
  | { readonly kind: 'field'; readonly id: string }
  | { readonly kind: 'page'; readonly id: string };

const key = Symbol('dragged');

/** The data that travels with a drag inside this app. */
export function toDragData(dragged: Dragged): Record<symbol, unknown> {
  return { [key]: dragged };
}

/** Returns the dragged item; `undefined` for a drag from outside the editor. */
export function findDragged(data: Readonly<Record<string | symbol, unknown>>): Dragged | undefined {
  // Only toDragData writes under this symbol.
  return data[key] as Dragged | undefined;
}
