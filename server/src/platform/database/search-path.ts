import type { Client } from 'pg';
import { StartError } from '../start-error.ts';

/**
 * The schema that contains the product's tables, or else the first schema of the search path. Without a fixed
 * schema, a user with the same name as a schema (`"$user"` is first in the default search path) would get
 * tables in two schemas, one for the owner and one for the tenants' role.
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

/** The database URL with this schema as the whole search path of every connection. */
export function withSearchPath(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl);
  const identifier = `"${schema.replaceAll('"', '""')}"`;
  // Options are split at spaces, unless a backslash precedes them.
  const option = `-c search_path=${identifier.replace(/[\\ ]/g, '\\$&')}`;
  const given = url.searchParams.get('options');
  url.searchParams.set('options', given === null ? option : `${given} ${option}`);
  return url.href;
}
