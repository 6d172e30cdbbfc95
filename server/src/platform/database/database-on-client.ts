import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** Queries on one connection, in its transaction if it has one. */
export function databaseOnClient(client: PoolClient): Kysely<Database> {
  const connection = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
