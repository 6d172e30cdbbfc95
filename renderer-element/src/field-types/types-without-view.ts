import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';

/**
 * Types that need a service, storage, a map or a login that visitors cannot reach from the element
 * yet. The palette does not offer them; a form that holds one says so in its place.
 */
export const typesWithoutView = [
  'geolocation',
] as const satisfies readonly FieldTypeName[];

export type TypeWithoutView = (typeof typesWithoutView)[number];

/** Types that the element can show: each must have a view. */
export type TypeWithView = Exclude<FieldTypeName, TypeWithoutView>;

/** Whether the element can show fields of a type. */
export function hasView(type: FieldTypeName): type is TypeWithView {
  const without: readonly FieldTypeName[] = typesWithoutView;
  return !without.includes(type);
}
