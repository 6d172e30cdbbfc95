import { plainMembers } from '@form-builder/core/field-types/base/answer-record.ts';
import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { replaceItems, upsertList } from './custom-lists-queries.ts';

interface WantedList {
  readonly key: string;
  readonly name: string;
  readonly items: readonly ListItem[];
}

/**
 * Creates a list, or replaces it completely. Leaves out columns with names that answers cannot
 * contain.
 */
export async function saveList(writer: Writer, { key, name, items }: WantedList): Promise<void> {
  const { tx, tenantId } = writer;
  const at = instant(writer);
  await upsertList(tx, {
    tenant_id: tenantId,
    key,
    name,
    item_count: items.length,
    created_at: at,
    updated_at: at,
  });
  const rows = items.map(({ id, label, ...columns }) => ({
    id,
    label,
    columns: plainMembers(columns),
  }));
  await replaceItems(tx, { tenantId, key }, rows);
}
