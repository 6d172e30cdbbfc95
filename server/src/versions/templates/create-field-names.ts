import type { Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { CreateFieldName } from '@form-builder/core/templates/place-template.ts';
import { shortIdFrom } from '../pages/short-id-from.ts';

/** Names for new fields of these pages; no short id is given twice. */
export function createFieldNames(pages: readonly Page[], createId: () => string): CreateFieldName {
  const taken = new Set(Array.from(iterateFields(pages), ({ field }) => field.short_id));
  return () => {
    let short_id = shortIdFrom(createId());
    while (taken.has(short_id)) short_id = shortIdFrom(createId());
    taken.add(short_id);
    return { id: createId(), short_id };
  };
}
