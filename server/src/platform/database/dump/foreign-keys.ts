import type { PoolClient } from 'pg';

/** Dropped foreign keys, to be restored. */
export interface DroppedForeignKeys {
  /** Restores them; the database then checks all rows. */
  restore(): Promise<void>;
}

/** Drops every foreign key within the transaction, so that rows can be inserted in any order. */
export async function dropForeignKeys(client: PoolClient): Promise<DroppedForeignKeys> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
            pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace
      order by conrelid, conname`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  return {
    restore: async () => {
      for (const { table, name, definition } of rows) {
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
      }
    },
  };
}
