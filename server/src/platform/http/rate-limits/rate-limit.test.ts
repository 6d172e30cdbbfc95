import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '../../../../testing/databases.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { blockSize } from './count-in-blocks.ts';
import { createRateLimits, deleteExpiredCounts } from './rate-limit.ts';

describe.each(databases)('a rate limit on %s', (kind) => {
  let database: OpenDatabase;
  const clock = { now: Date.UTC(2030, 0, 1) };
  const rule = (name: string, max: number) => ({ name, max, windowSeconds: 60 });
  const server = () => createRateLimits(database.pool, () => clock.now);
  const waits = async (limit: ReturnType<ReturnType<typeof server>>, key: string, times: number) =>
    Promise.all(Array.from({ length: times }, async () => (await limit(key)).retryAfterSeconds));
  const admitted = (all: readonly number[]) => all.filter((wait) => wait === 0).length;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
  });
  afterAll(() => database.close());

  test('admits exactly the limit across all servers', async () => {
    const [one, other] = [server()(rule('both', 50)), server()(rule('both', 50))];
    const all = await Promise.all([waits(one, 'a', 100), waits(other, 'a', 100)]);
    expect(admitted(all.flat())).toBe(50);
  });

  test('counts a high limit in blocks: exact on one server, never exceeded on two', async () => {
    const one = server()(rule('blocks', 200));
    expect(admitted(await waits(one, 'a', 250))).toBe(200);
    const { rows } = await database.pool.query<{ points: number }>(
      "select points from rate_limits where key like 'blocks:%'",
    );
    expect(rows[0]?.points).toBeGreaterThan(200);
    const other = server()(rule('blocks', 200));
    const all = await Promise.all([waits(one, 'b', 155), waits(other, 'b', 155)]);
    expect(admitted(all.flat())).toBeGreaterThan(200 - 2 * blockSize);
    expect(admitted(all.flat())).toBeLessThanOrEqual(200);
  });

  test('returns the wait until the window ends, and admits after it', async () => {
    const limit = server()(rule('window', 1));
    clock.now += 15_000;
    expect(await waits(limit, 'a', 1)).toEqual([0]);
    expect(await waits(limit, 'a', 1)).toEqual([45]);
    clock.now += 45_000;
    expect(await waits(limit, 'a', 1)).toEqual([0]);
  });

  test('counts every key and every name separately', async () => {
    const limit = server()(rule('apart', 1));
    expect(admitted(await waits(limit, 'a', 2))).toBe(1);
    expect(admitted(await waits(limit, 'b', 2))).toBe(1);
    expect(admitted(await waits(server()(rule('other', 1)), 'a', 2))).toBe(1);
  });

  test('is disabled by 0', async () => {
    expect(admitted(await waits(server()(rule('off', 0)), 'a', 1_000))).toBe(1_000);
  });

  test('stores no key in clear text, and deletes expired counts', async () => {
    await waits(server()(rule('forgotten', 1)), '203.0.113.7', 1);
    const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    await deleteExpiredCounts(database.pool, Date.now() + 61_000);
    expect((await database.pool.query('select from rate_limits')).rowCount).toBe(0);
  });

  test('counts in memory while the table is unavailable', async () => {
    await database.pool.query('alter table rate_limits rename to elsewhere');
    try {
      expect(admitted(await waits(server()(rule('insured', 3)), 'a', 10))).toBe(3);
    } finally {
      await database.pool.query('alter table elsewhere rename to rate_limits');
    }
  });
});
