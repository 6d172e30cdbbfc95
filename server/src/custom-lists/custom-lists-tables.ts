import type { JSONColumnType } from 'kysely';

/** The columns of an entry besides its id and label. */
export type ItemColumns = Readonly<Record<string, string | number | boolean | null>>;

interface CustomListsTable {
  readonly tenant_id: string;
  readonly key: string;
  name: string;
  item_count: number;
  readonly created_at: Date;
  updated_at: Date;
  revision: number;
}

interface CustomListItemsTable {
  readonly tenant_id: string;
  readonly list_key: string;
  readonly id: string;
  position: number;
  label: string;
  columns: JSONColumnType<ItemColumns>;
}

declare module '../platform/database/database.ts' {
  interface Database {
    custom_lists: CustomListsTable;
    custom_list_items: CustomListItemsTable;
  }
}
