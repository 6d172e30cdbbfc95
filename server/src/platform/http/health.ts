import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { isAtLevel, type Migration } from '../database/migrations/migrate.ts';
import type { AppEnvironment } from './app-environment.ts';

const timeoutMs = 3_000;

/**
 * `/health`: the process runs. `/ready`: the database responds and has this server's migrations.
 */
export function mountHealth(
  app: Hono<AppEnvironment>,
  pool: Pool,
  migrations: readonly Migration[],
): void {
  app.get('/health', (c) => {
    c.set('route', '/health');
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  app.get('/ready', async (c) => {
    c.set('route', '/ready');
    c.header('Cache-Control', 'no-store');
    const isReady = await answersInTime(isAtLevel(pool, migrations));
    return c.json({ status: isReady ? 'ok' : 'unavailable' }, isReady ? 200 : 503);
  });
}

/** A database that fails or does not respond in time is not ready. */
async function answersInTime(question: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  const answer = question.catch(() => false);
  return Promise.race([answer, tooLate]).finally(() => {
    clearTimeout(timer);
  });
}
