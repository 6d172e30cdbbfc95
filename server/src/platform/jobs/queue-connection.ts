import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { DatabaseUnavailableError } from '../database/database-unavailable-error.ts';

/**
 * Runs the queue's own queries as the owner of its tables. They share the pool, because the embedded database
 * has one connection only. The queue sends some transactions as one text, so a failure has to end the
 * transaction before the connection returns to the pool.
 */
export function sqlOn(pool: Pool): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      try {
        return await client.query(text, values);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
