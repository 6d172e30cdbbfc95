import type { PartialFieldTypeRegistry } from '../field-types/field-type.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { walkFields } from '../form/walk-fields.ts';
import type { FormatContext } from '../formats/format-context.ts';
import { quote } from './quote.ts';

/** Finds the fields that rules and formulas speak of. */
export interface FieldNames {
  readonly byId: ReadonlyMap<string, Field>;
  readonly byShortId: ReadonlyMap<string, Field>;
}

/** What turning logic into words needs: the reader's language and the fields it speaks of. */
export interface Wording {
  readonly context: FormatContext;
  readonly names: FieldNames;
  readonly types: PartialFieldTypeRegistry;
}

/** The fields of a form by both of their ids. */
export function createFieldNames(pages: readonly Page[]): FieldNames {
  const fields = [...walkFields(pages)].map(({ field }) => field);
  return {
    byId: new Map(fields.map((field) => [field.id, field])),
    byShortId: new Map(fields.map((field) => [field.short_id, field])),
  };
}

/** What a field is called in a sentence: its label in quotes, or words for one without. */
export function nameField(
  field: Pick<Field, 'label'> | undefined,
  { translate }: FormatContext,
): string {
  if (!field) return translate('describe.removed_field');
  return field.label.trim() === '' ? translate('describe.unlabelled_field') : quote(field.label);
}
