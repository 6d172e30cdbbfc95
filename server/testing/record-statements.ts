import type { Pool, PoolClient } from 'pg';

/** Records every statement sent to the database, until `end`. */
export function recordStatements(pool: Pool): {
  readonly statements: readonly string[];
  readonly end: () => void;
} {
  const statements: string[] = [];
  const recorded = new Map<PoolClient, PoolClient['query']>();
  const record = (client: PoolClient) => {
    if (recorded.has(client)) return;
    const { query } = client;
    recorded.set(client, query);
    client.query = ((...args: unknown[]) => {
      statements.push(typeof args[0] === 'string' ? args[0] : JSON.stringify(args[0]));
      return Reflect.apply(query, client, args) as unknown;
      // Has the same arguments and results as `query`, whose overloads cannot be declared again.
    }) as PoolClient['query'];
  };
  pool.on('acquire', record);
  return {
    statements,
    end: () => {
      pool.off('acquire', record);
      for (const [client, query] of recorded) client.query = query;
    },
  };
}
