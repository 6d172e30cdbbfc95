import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import type { ItemRow } from './custom-lists-queries.ts';

/** An entry as answers hold it: its own id and label, whatever its columns are called. */
export function presentItem({ id, label, columns }: ItemRow): ListItem {
  return { ...columns, id, label };
}
