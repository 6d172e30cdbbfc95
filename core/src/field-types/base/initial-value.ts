/** The designer's prefill, or nothing: where most fields begin. */
export function prefilled<V>(field: { readonly prefill?: V }): V | null {
  return field.prefill ?? null;
}
