import type { CheckedField } from '../checked-form.ts';

/** Returns the name of a field for a sentence: its label, else its name or short id. */
export function nameOf({ field }: Pick<CheckedField, 'field'>): { readonly field: string } {
  return { field: labelOf(field) };
}

/** Returns the text that refers to a field in a sentence. */
export function labelOf(field: CheckedField['field']): string {
  return field.label.trim() || (field.name?.trim() ?? '') || field.short_id;
}
