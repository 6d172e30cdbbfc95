import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PoolClient } from 'pg';
import { openTestDatabase, postgresUrl } from '../../../testing/databases.ts';
import type { OpenDatabase } from './open-database.ts';

describe.skipIf(postgresUrl === undefined)('the pool on PostgreSQL', () => {
  let database: OpenDatabase;
  let client: PoolClient;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    client = await database.pool.connect();
  });
  afterAll(async () => {
    client.release();
    await database.close();
  });

  const preparedStatements = async () => {
    const { rows } = await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    );
    return rows.map(({ statement }) => statement);
  };

  test('prepares only repeated statements with parameters', async () => {
    for (const number of [1, 2, 3]) {
      const { rows } = await client.query('select $1::int + 1 as next', [number]);
      expect(rows).toEqual([{ next: number + 1 }]);
    }
    await client.query('select $1::int as once', [1]);
    await client.query('select 1');
    await client.query('select 1');
    expect(await preparedStatements()).toEqual(['select $1::int + 1 as next']);
  });

  test('keeps working after a prepared statement failed', async () => {
    const divide = (by: number) => client.query('select 1 / $1::int as share', [by]);
    await divide(1);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(1)).rows).toEqual([{ share: 1 }]);
  });

  test('prepares a hundred statements at most', async () => {
    for (let number = 0; number < 120; number += 1) {
      const text = `select $1::int + ${String(number)} as many`;
      await client.query(text, [1]);
      await client.query(text, [1]);
    }
    expect(await preparedStatements()).toHaveLength(100);
  });
});
