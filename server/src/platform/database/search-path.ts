import type { Client } from 'pg';
import { StartError } from '../start-error.ts';

/**
 * The schema of the product's tables: where they are, else the first of the search path. Without a
 * fixed schema the tables of a user named like one (`"$user"` is first in the default search path)
 * would end up in two schemas, one for the owner and one for the tenants' role.
 */
export async function findSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string | null }>(
    `select coalesce(
       (select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.oid = to_regclass('applied_migrations')),
       current_schema()) as schema`,
  );
  const schema = rows[0]?.schema ?? null;
  if (schema !== null) return schema;
  throw new StartError(
    'No schema of the search path exists: let an administrator create one for the database user.',
  );
}

/** The address of the database with this schema as the whole search path of every connection. */
export function withSearchPath(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl);
  const identifier = `"${schema.replaceAll('"', '""')}"`;
  // Options are split at spaces, unless a backslash precedes them.
  const option = `-c search_path=${identifier.replace(/[\\ ]/g, '\\$&')}`;
  const given = url.searchParams.get('options');
  url.searchParams.set('options', given === null ? option : `${given} ${option}`);
  return url.href;
}
