import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { compileOnce, type PlaceOf } from './compile-once.ts';

interface Values {
  readonly id: EnvironmentId;
  readonly more: string;
}

describe.each(databases)('a query that is compiled once on %s', (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
  });
  afterAll(() => server.stop());

  test('is compiled once, and runs with the values of each call', async () => {
    let built = 0;
    const select = compileOnce((tx, place: PlaceOf<Values>) => {
      built += 1;
      return tx
        .selectFrom('environments')
        .select([
          'id',
          sql<string>`${place('more')}::text || ${'!'} || ${place('more')}::text`.as('text'),
        ])
        .where('id', '=', place('id'));
    });
    const run = (id: EnvironmentId, more: string) =>
      server.transaction(server.tenants.demo)((tx) => select(tx, { id, more }));
    expect(await run('production', 'a')).toEqual([{ id: 'production', text: 'a!a' }]);
    expect(await run('test', 'b')).toEqual([{ id: 'test', text: 'b!b' }]);
    expect(built).toBe(1);
  });
});
