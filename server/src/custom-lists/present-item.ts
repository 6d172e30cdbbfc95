import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import type { ItemRow } from './custom-lists-queries.ts';

/**
 * Presents an entry as it is in answers: its own id and label, even if columns have these names.
 */
export function presentItem({ id, label, columns }: ItemRow): ListItem {
  return { ...columns, id, label };
}
