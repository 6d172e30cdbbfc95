import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import type { TestServer } from './test-server.ts';

/** The tables, in any schema, with a row that contains the text, in clear text or as bytes. */
export async function findInDatabase(
  { pool }: Pick<TestServer, 'pool'>,
  tenant: Tenant,
  text: string,
): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.tenant_id', $1, true)`, [tenant.id]);
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        order by 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: hits } = await client.query(
        `select from ${name} as row where row::text ilike $1 or row::text ilike $2 limit 1`,
        [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`],
      );
      if (hits.length > 0) found.push(name.replace(/^.*\./, ''));
    }
    await client.query('rollback');
    return found;
  } finally {
    client.release();
  }
}
