import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { StartError } from '../start-error.ts';
import { DatabasePool } from './database-pool.ts';
import { startEmbeddedDatabase } from './embedded/embedded-database.ts';
import { findSchema, withSearchPath } from './search-path.ts';

const oldestMajor = 15;
const connectionTimeoutMillis = 10_000;

/** The application name of connections of servers and commands in PostgreSQL. */
export const applicationName = 'form-builder';

/** The server's database, embedded or not: both use the same driver and the same SQL. */
export interface OpenDatabase {
  readonly pool: DatabasePool;
  readonly isEmbedded: boolean;
  /** Called when an embedded database stops unexpectedly. */
  readonly onFailure: (handle: (error: Error) => void) => void;
  close(): Promise<void>;
}

interface DatabaseConfig extends Pick<Config, 'databaseUrl' | 'dataFolder' | 'isProduction'> {
  /** Called before an embedded database is created, which takes a while. */
  readonly onCreate?: () => void;
}

/** Opens the PostgreSQL of `DATABASE_URL`, or else the embedded one; throws a `StartError` on failure. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openExternal(config.databaseUrl);
  if (config.isProduction) {
    throw new StartError(
      'The embedded database is for trying out only: set DATABASE_URL to a PostgreSQL for production.',
    );
  }
  return openEmbedded(config);
}

async function openExternal(url: string): Promise<OpenDatabase> {
  const schema = await inspect(url);
  const settings = {
    connectionString: withSearchPath(url, schema),
    max: 10,
    application_name: applicationName,
    connectionTimeoutMillis,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  };
  const pool = new DatabasePool(settings, { isPreparing: true });
  return { pool, isEmbedded: false, onFailure: () => undefined, close: () => pool.end() };
}

async function openEmbedded({ dataFolder, onCreate }: DatabaseConfig): Promise<OpenDatabase> {
  const embedded = await startEmbeddedDatabase(dataFolder, onCreate);
  // The embedded database has one session for all connections: a second connection could only wait, and its
  // unnamed statements would conflict with those of the first.
  const settings = {
    host: embedded.socketFolder,
    port: 5432,
    user: 'postgres',
    password: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  };
  // A new connection would see the prepared statements of the previous one.
  const pool = new DatabasePool(settings, { isPreparing: false });
  return {
    pool,
    isEmbedded: true,
    onFailure: embedded.onFailure,
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

/** Checks that the database is usable and returns the schema of the product's tables. */
async function inspect(connectionString: string): Promise<string> {
  const client = new Client({ connectionString, connectionTimeoutMillis });
  try {
    const version = await readVersion(client);
    if (version < oldestMajor * 10_000) {
      const major = String(Math.floor(version / 10_000));
      throw new StartError(
        `The database is PostgreSQL ${major}: version ${String(oldestMajor)} or newer is needed.`,
      );
    }
    return await findSchema(client);
  } finally {
    await client.end();
  }
}

async function readVersion(client: Client): Promise<number> {
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    return Number(rows[0]?.version);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(`The database of DATABASE_URL does not answer${code}.`, { cause: error });
  }
}
