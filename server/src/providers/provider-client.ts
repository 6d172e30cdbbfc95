import * as v from 'valibot';
import { ProviderError, type ProviderErrorCode } from './provider-error.ts';

/** The address and limits of a service. */
export interface ProviderClientOptions {
  /** Every request stays below this address. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long one try may take. */
  readonly timeoutMs?: number;
  /** Statuses that mean "nothing found" rather than a failure. */
  readonly emptyStatuses?: readonly number[];
}

/** Query members by name; a list repeats its name. */
export type ProviderQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads JSON from one service. */
export interface ProviderClient {
  /**
   * What a path answers; `undefined` for an empty status. Asks once more when that may help; throws
   * a ProviderError otherwise.
   */
  get<S extends v.GenericSchema>(
    path: string,
    query: ProviderQuery,
    schema: S,
  ): Promise<v.InferOutput<S> | undefined>;
}

const defaultTimeoutMs = 4_000;

/** A client that asks nothing outside its base address and follows no redirect. */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  return {
    async get(path, query, schema) {
      const url = addressOf(options.baseUrl, path, query);
      const ask = () => read(url, options, schema);
      try {
        return await ask();
      } catch (error) {
        const isWorthATry = error instanceof ProviderError && error.retryable;
        if (!isWorthATry || error.code === 'too_many_requests') throw error;
        return ask();
      }
    },
  };
}

function addressOf(baseUrl: string, path: string, query: ProviderQuery): URL {
  const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value ?? []].flat()) url.searchParams.append(name, each);
  }
  return url;
}

async function read<S extends v.GenericSchema>(
  url: URL,
  { headers = {}, timeoutMs = defaultTimeoutMs, emptyStatuses = [] }: ProviderClientOptions,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const request = { headers: { accept: 'application/json', ...headers }, signal };
  const response = await fetch(url, { ...request, redirect: 'error' }).catch((cause: unknown) => {
    throw new ProviderError('no_answer', { cause });
  });
  if (emptyStatuses.includes(response.status)) return undefined;
  if (!response.ok) throw new ProviderError(codeOf(response.status));
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ProviderError(signal.aborted ? 'no_answer' : 'bad_answer', { cause });
  });
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new ProviderError('bad_answer');
  return parsed.output;
}

function codeOf(status: number): ProviderErrorCode {
  if (status === 429) return 'too_many_requests';
  if (status === 401 || status === 403) return 'not_authorised';
  return status >= 500 ? 'unavailable' : 'refused';
}
