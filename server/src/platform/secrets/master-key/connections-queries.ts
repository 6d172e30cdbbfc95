import type { ClientBase } from 'pg';

/** The number of other connections of the product to this database. */
export async function countOtherConnections(client: ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [name],
  );
  return rows[0]?.count ?? 0;
}
