import type { Field, Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { toFieldNames, type FieldName } from './field-names.ts';
import { renameFields } from './rename-fields.ts';

/** Creates the ids of a field that was not placed before. */
export type CreateFieldName = () => FieldName;

/**
 * Returns the fields of a building block's version for a form, with new ids, and each with the id
 * of the block's field. A field of `placed` for the same block field keeps its ids, so that rules,
 * formulas and answers of the form remain valid after an update.
 */
export function placeTemplate(
  block: readonly Page[],
  placed: readonly Field[],
  createName: CreateFieldName,
): readonly Field[] {
  const kept = namesBySource(placed);
  const names = toFieldNames(
    [...iterateFields(block)].map(({ field }) => [field, kept.get(field.id) ?? createName()]),
  );
  const fields = block.flatMap(({ properties }) => properties.map(withSource));
  return renameFields(fields, names);
}

function withSource(field: Field): Field {
  const { children } = field;
  const source = { ...field, template_field_id: field.id };
  return children ? { ...source, children: children.map(withSource) } : source;
}

/** Returns the ids of placed fields by the id of the block's field. */
function namesBySource(placed: readonly Field[]): ReadonlyMap<string, FieldName> {
  const names = new Map<string, FieldName>();
  for (const { field } of iterateFields([{ id: '', title: '', properties: placed }])) {
    const { template_field_id: source, id, short_id } = field;
    if (source !== undefined && !names.has(source)) names.set(source, { id, short_id });
  }
  return names;
}
