import { Pool } from 'pg';
import { createCaller } from '../api/load.ts';

const atOnce = 8;

/**
 * Deliveries a second of the least that an outbox needs: claim a row, post it, mark it as delivered. Eight at a
 * time, in this process.
 */
export async function measureRawQueue(
  databaseUrl: string,
  { url, count }: { readonly url: string; readonly count: number },
): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: atOnce });
  const target = new URL(url);
  const call = createCaller(target.origin);
  await pool.query(
    'create table raw_queue (id int primary key, is_claimed bool, is_delivered bool)',
  );
  await pool.query('insert into raw_queue select n, false, false from generate_series(1, $1) n', [
    count,
  ]);
  const startedAt = performance.now();
  const work = async () => {
    for (let id = await claim(pool); id !== undefined; id = await claim(pool)) {
      const body = JSON.stringify({ id, data: { name: 'Ada' } });
      await call('POST', target.pathname, { 'webhook-id': `raw-${id}` }, body);
      await pool.query('update raw_queue set is_delivered = true where id = $1', [id]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.end();
  return Math.round(count / seconds);
}

async function claim(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: number }>(
    `update raw_queue set is_claimed = true where id = (
       select id from raw_queue where not is_claimed order by id limit 1 for update skip locked)
     returning id`,
  );
  return rows[0]?.id;
}
