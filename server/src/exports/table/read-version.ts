import type { AnyDefinition } from '@form-builder/core/field-types/field-types.ts';
import { getDefinition } from '@form-builder/core/field-types/get-definition.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';

export type InputDefinition = Extract<AnyDefinition, { role: 'input' }>;

/** A field with an answer or with rows of answers, in its version. */
export interface ExportedField {
  readonly field: Field;
  /** `null` for a repeating field. */
  readonly definition: InputDefinition | null;
  /** The repeating field that contains it; `null` directly on a page. */
  readonly rowField: string | null;
}

/** The fields of a version with answers, in reading order. A repeating field comes before its own fields. */
export function readVersion({ pages }: { readonly pages: readonly Page[] }): ExportedField[] {
  return pages.flatMap(({ properties }) => readFields(properties, null));
}

function readFields(fields: readonly Field[], rowField: string | null): ExportedField[] {
  return fields.flatMap((field): ExportedField[] => {
    const definition = getDefinition(fieldTypes, field.type);
    if (definition.role === 'content') return [];
    if (definition.role === 'input') return [{ field, definition, rowField }];
    const children = field.children ?? [];
    if (definition.children === 'once') return readFields(children, rowField);
    return [{ field, definition: null, rowField }, ...readFields(children, field.id)];
  });
}
