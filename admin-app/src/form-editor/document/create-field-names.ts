import type { FieldName } from '@form-builder/core/templates/field-names.ts';
import type { IdSource } from './new-ids.ts';

/** Creates ids for new fields; every short id is unused and unique. */
export function createFieldNames(taken: ReadonlySet<string>, ids: IdSource): () => FieldName {
  const shortIds = new Set(taken);
  return () => {
    const id = ids.createId();
    const short_id = ids.createShortId(shortIds);
    shortIds.add(short_id);
    return { id, short_id };
  };
}
