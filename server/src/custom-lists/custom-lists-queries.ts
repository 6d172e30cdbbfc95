import { sql, type Transaction } from 'kysely';
import { containsText, countRows, isOneOf } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { ItemColumns } from './custom-lists-tables.ts';

type Tx = Transaction<Database>;

const listColumns = ['key', 'name', 'item_count', 'created_at', 'updated_at', 'revision'] as const;
const itemColumns = ['id', 'label', 'columns'] as const;

interface PageOfLists {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  /** Only the lists with these keys; all when absent. */
  readonly keys: readonly string[] | undefined;
  readonly sort: 'name' | 'updated_at';
  readonly isDescending: boolean;
}

/** Returns one page of the tenant's lists, and their total number. */
export async function selectListPage(tx: Tx, wanted: PageOfLists) {
  const { page, limit, search, keys, sort, isDescending } = wanted;
  const found = tx
    .selectFrom('custom_lists')
    .$if(keys !== undefined, (query) => query.where((eb) => isOneOf(eb.ref('key'), keys ?? [])))
    .$if(search !== undefined, (query) =>
      query.where((eb) => containsText(eb.ref('name'), search ?? '')),
    );
  const [rows, total] = await Promise.all([
    found
      .select(listColumns)
      .orderBy(sort, isDescending ? 'desc' : 'asc')
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

/** Returns the list, locked until the transaction ends. */
export function lockList(tx: Tx, key: string) {
  return tx
    .selectFrom('custom_lists')
    .select(listColumns)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** The keys and names of all lists of the tenant. */
export function selectListNames(tx: Tx) {
  return tx.selectFrom('custom_lists').select(['key', 'name']).execute();
}

/** The keys of all lists of the tenant. */
export async function selectListKeys(tx: Tx): Promise<readonly string[]> {
  return (await selectListNames(tx)).map(({ key }) => key);
}

/** A list as staff see it, without its entries. */
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

interface WantedItems {
  readonly list: string;
  /** The searched text; empty for the first entries of the list. */
  readonly search: string;
  /** Only entries that belong to one of these parents; all when absent. */
  readonly parents?: readonly string[];
}

/**
 * Returns the first entries whose label contains the words; labels that begin with them come first.
 */
export function selectItemsLike(tx: Tx, { list, search, parents }: WantedItems, max: number) {
  return tx
    .selectFrom('custom_list_items')
    .select(itemColumns)
    .where('list_key', '=', list)
    .$if(parents !== undefined, (query) =>
      query.where((eb) => isOneOf(sql`${eb.ref('columns')} ->> 'parent'`, parents ?? [])),
    )
    .$if(search !== '', (query) =>
      query
        .where((eb) => containsText(eb.ref('label'), search))
        .orderBy((eb) => sql`strpos(lower(${eb.ref('label')}), lower(${search})) > 1`),
    )
    .orderBy('position')
    .limit(max)
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

/** Creates the list, or updates its name, count and revision. */
export async function upsertList(tx: Tx, list: NewList): Promise<void> {
  const { name, item_count, updated_at } = list;
  await tx
    .insertInto('custom_lists')
    .values({ ...list, revision: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet((eb) => ({
        name,
        item_count,
        updated_at,
        revision: sql`${eb.ref('custom_lists.revision')} + 1`,
      })),
    )
    .execute();
}

interface NewItem {
  readonly id: string;
  readonly label: string;
  readonly columns: ItemColumns;
}

/** Replaces the entries of a list, in one statement for any number of them. */
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

/** Deletes a list; false when there is none with this key. */
export async function deleteList(tx: Tx, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('custom_lists')
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
