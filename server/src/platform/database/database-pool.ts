import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import type { TenantStart } from './tenant-start.ts';

type OnConnect = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that survives lost connections: a query on a lost connection fails with a `DatabaseUnavailableError`,
 * and the next one opens a new connection.
 */
export class DatabasePool extends Pool {
  /** What tenant transactions read when they start; null: nothing. */
  tenantStart: TenantStart | null = null;

  constructor(config: PoolConfig, { isPreparing }: { readonly isPreparing: boolean }) {
    super({ ...config, Client: isPreparing ? PreparingClient : DatabaseClient });
    // The pool replaces a connection that is lost while idle; without a listener Node ends the process.
    this.on('error', () => undefined);
    // The pool's own `query` rejects with the plain error of a lost connection. Its overloads cannot be
    // declared again; all queries in this product are awaited.
    this.query = ((...args: unknown[]) => this.#queryOnce(args)) as Pool['query'];
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<PoolClient> | undefined {
    if (callback === undefined) {
      return super.connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError('connecting', error);
      });
    }
    super.connect((error, client, release) => {
      callback(error && new DatabaseUnavailableError('connecting', error), client, release);
    });
    return undefined;
  }

  async #queryOnce(args: readonly unknown[]): Promise<unknown> {
    const client = await this.connect();
    try {
      const query: (...args: unknown[]) => unknown = client.query.bind(client);
      return await Promise.resolve(query(...args));
    } finally {
      client.release();
    }
  }
}

class DatabaseClient extends Client {
  #isLost = false;

  constructor(config?: ClientConfig) {
    super(config);
    const markLost = () => {
      this.#isLost = true;
    };
    // A connection that is lost during a request emits `error` too; without a listener Node ends the process.
    this.on('error', markLost).on('end', markLost);
    this.query = reportLosses(this.query.bind(this), (error) => this.#isLost || endsSession(error));
  }
}

/** The maximum of prepared statements per connection; plans cost the database memory. */
const maxPrepared = 100;
const maxSeen = 1_000;

/**
 * Prepares statements with parameters at their second use, so that the database parses and plans them once per
 * connection. Statements used once, such as those of rare filters, are not prepared.
 */
class PreparingClient extends DatabaseClient {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();

  constructor(config?: ClientConfig) {
    super(config);
    const query: (...args: unknown[]) => unknown = this.query.bind(this);
    const prepared = (...args: unknown[]) => {
      const [text, values, ...rest] = args;
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
        return query(...args);
      const name = this.#nameOf(text);
      return name === undefined ? query(...args) : query({ name, text, values }, ...rest);
    };
    // The arguments and results are those of `query`, whose overloads cannot be declared again.
    this.query = prepared as Client['query'];
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === maxPrepared) return known;
    if (!this.#seen.has(text)) {
      if (this.#seen.size === maxSeen) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const name = `repeated_${String(this.#names.size + 1)}`;
    this.#names.set(text, name);
    return name;
  }
}

/** Wraps both forms of `query`, with a promise and with a callback. */
function reportLosses(query: Client['query'], isLoss: (error: unknown) => boolean) {
  const explain = (error: unknown) =>
    isLoss(error) ? new DatabaseUnavailableError('working', error) : error;
  const wrapped = (...args: unknown[]): unknown => {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        Reflect.apply(callback, undefined, [error && explain(error), result]);
      };
    }
    const outcome: unknown = Reflect.apply(query, undefined, args);
    if (!(outcome instanceof Promise)) return outcome;
    return outcome.catch((error: unknown) => {
      throw explain(error);
    });
  };
  // The arguments and results are those of `query`, whose overloads cannot be declared again.
  return wrapped as Client['query'];
}

/**
 * Error codes with which PostgreSQL ends a session (appendix A of its manual): 08 connection exceptions, 57P0x
 * operator interventions such as a shutdown, 25P03 idle transaction time-out.
 */
function endsSession(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:08...|57P0.|25P03)$/.test(code);
}
