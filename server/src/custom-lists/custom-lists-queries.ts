import { sql, type Transaction } from 'kysely';
import { containsText, countRows, isOneOf } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { ItemColumns } from './custom-lists-tables.ts';

type Tx = Transaction<Database>;

const listColumns = ['key', 'name', 'item_count', 'created_at', 'updated_at'] as const;
const itemColumns = ['id', 'label', 'columns'] as const;

interface PageOfLists {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly isDescending: boolean;
}

/** One page of the tenant's lists by name, and how many there are in all. */
export async function selectListPage(tx: Tx, { page, limit, search, isDescending }: PageOfLists) {
  const found = tx
    .selectFrom('custom_lists')
    .$if(search !== undefined, (query) =>
      query.where((eb) => containsText(eb.ref('name'), search ?? '')),
    );
  const [rows, total] = await Promise.all([
    found
      .select(listColumns)
      .orderBy('name', isDescending ? 'desc' : 'asc')
      .orderBy('key')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(countRows.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: total.count };
}

export function selectList(tx: Tx, key: string) {
  return tx
    .selectFrom('custom_lists')
    .select(listColumns)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The keys of all lists of the tenant. */
export async function selectListKeys(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.selectFrom('custom_lists').select('key').execute();
  return rows.map(({ key }) => key);
}

/** A list as staff read it, without its entries. */
export type CustomListRow = NonNullable<Awaited<ReturnType<typeof selectList>>>;

export function selectItems(tx: Tx, key: string) {
  return tx
    .selectFrom('custom_list_items')
    .select(itemColumns)
    .where('list_key', '=', key)
    .orderBy('position')
    .execute();
}

/** An entry of a list. */
export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** The first entries whose label holds the words, those that begin with them before the others. */
export function selectItemsLike(tx: Tx, key: string, search: string, most: number) {
  return tx
    .selectFrom('custom_list_items')
    .select(itemColumns)
    .where('list_key', '=', key)
    .$if(search !== '', (query) =>
      query
        .where((eb) => containsText(eb.ref('label'), search))
        .orderBy((eb) => sql`strpos(lower(${eb.ref('label')}), lower(${search})) > 1`),
    )
    .orderBy('position')
    .limit(most)
    .execute();
}

/** The entries of a list that have these ids. */
export function selectItemsById(tx: Tx, key: string, ids: readonly string[]) {
  return tx
    .selectFrom('custom_list_items')
    .select(itemColumns)
    .where('list_key', '=', key)
    .where((eb) => isOneOf(eb.ref('id'), ids))
    .execute();
}

interface NewList {
  readonly tenant_id: string;
  readonly key: string;
  readonly name: string;
  readonly item_count: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Creates the list, or changes its name and count. */
export async function upsertList(tx: Tx, list: NewList): Promise<void> {
  const { name, item_count, updated_at } = list;
  await tx
    .insertInto('custom_lists')
    .values(list)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet({ name, item_count, updated_at }),
    )
    .execute();
}

interface NewItem {
  readonly id: string;
  readonly label: string;
  readonly columns: ItemColumns;
}

/** Puts these entries in place of those a list has; one statement, whatever their number. */
export async function replaceItems(
  tx: Tx,
  { tenantId, key }: { readonly tenantId: string; readonly key: string },
  items: readonly NewItem[],
): Promise<void> {
  await tx.deleteFrom('custom_list_items').where('list_key', '=', key).execute();
  if (items.length === 0) return;
  const rows = JSON.stringify(items.map((item, position) => ({ ...item, position })));
  await sql`
    insert into custom_list_items (tenant_id, list_key, id, position, label, columns)
    select ${tenantId}::uuid, ${key}, item.id, item.position, item.label, item.columns
    from jsonb_to_recordset(${rows}::jsonb)
      as item (id text, position integer, label text, columns jsonb)
  `.execute(tx);
}

/** True when there was such a list. */
export async function deleteList(tx: Tx, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('custom_lists')
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
