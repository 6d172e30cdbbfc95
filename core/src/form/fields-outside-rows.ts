import type { AnyDefinition } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import { fieldTypes } from '../field-types/registry.ts';
import type { Field, Page } from './form-definition.ts';

/** Returns the matching fields with one answer; a field in rows has one for each row. */
export function fieldsOutsideRows(
  pages: readonly Page[],
  isWanted: (definition: AnyDefinition) => boolean,
): readonly Field[] {
  const within = (field: Field): readonly Field[] => {
    const definition = getDefinition(fieldTypes, field.type);
    const inside = definition.valueKind === 'rows' ? [] : (field.children ?? []).flatMap(within);
    return isWanted(definition) ? [field, ...inside] : inside;
  };
  return pages.flatMap(({ properties }) => properties.flatMap(within));
}

/** Returns the fields in which a visitor types a text, such as a name. */
export const textFieldsOf = (pages: readonly Page[]): readonly Field[] =>
  fieldsOutsideRows(
    pages,
    (definition) =>
      definition.role === 'input' &&
      definition.valueKind === 'text' &&
      definition.isMailAddress !== true,
  );
