import type { CheckedField } from '../checked-form.ts';

/** How a sentence names a field: its label, or its name or short id when it has none. */
export function nameOf({ field }: Pick<CheckedField, 'field'>): { readonly field: string } {
  return { field: labelOf(field) };
}

/** The words for a field in a sentence. */
export function labelOf(field: CheckedField['field']): string {
  return field.label.trim() || (field.name?.trim() ?? '') || field.short_id;
}
