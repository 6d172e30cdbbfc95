import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';

/**
 * Types that the element cannot show (yet): none. The palette does not offer one that stands here, and a
 * form that holds it says so in its place.
 */
export const typesWithoutView = [] as const satisfies readonly FieldTypeName[];

export type TypeWithoutView = (typeof typesWithoutView)[number];

/** Types that the element can show: each must have a view. */
export type TypeWithView = Exclude<FieldTypeName, TypeWithoutView>;

/** Whether the element can show fields of a type. */
export function hasView(type: FieldTypeName): type is TypeWithView {
  const without: readonly FieldTypeName[] = typesWithoutView;
  return !without.includes(type);
}
