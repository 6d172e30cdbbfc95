import type { FormDefinition } from '../form-definition.ts';
import { iterateFields } from '../iterate-fields.ts';

/** Returns the ids and short ids of variables that a page or field of the version also has. */
export function clashingIds({ pages, variables = [] }: FormDefinition): readonly string[] {
  const ids = new Set(pages.map(({ id }) => id));
  const shortIds = new Set<string>();
  for (const { field } of iterateFields(pages)) {
    ids.add(field.id);
    shortIds.add(field.short_id);
  }
  return variables.flatMap(({ id, short_id }) => [
    ...(ids.has(id) ? [id] : []),
    ...(shortIds.has(short_id) ? [short_id] : []),
  ]);
}
