import * as v from 'valibot';
import type { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { readWithRetry, type RetryContext } from './calls/read-with-retry.ts';
import { codeOfStatus, ProviderError } from './provider-error.ts';
import { readRetryAfter, sendRequest } from './send-request.ts';

/** The address and limits of a service. */
export interface ProviderClientOptions {
  /** Every request stays below this address. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The time-out of a request with its retry. */
  readonly timeoutMs?: number;
  /** Statuses that mean "nothing found" rather than a failure. */
  readonly emptyStatuses?: readonly number[];
  /** For an address that a tenant entered; the operator's own addresses are called directly. */
  readonly outgoing?: OutgoingClient;
  readonly retry?: RetryContext;
}

/** Query parameters by name; a list repeats its name. */
export type ProviderQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads JSON from one service. */
export interface ProviderClient {
  /**
   * The response of a path; `undefined` for an empty status. Throws a ProviderError when that fails, also the
   * second time where that may help.
   */
  get<S extends v.GenericSchema>(
    path: string,
    query: ProviderQuery,
    schema: S,
  ): Promise<v.InferOutput<S> | undefined>;
}

const defaultTimeoutMs = 4_000;

/** Creates a client that calls nothing outside its base URL and follows no redirect. */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  return {
    get: (path, query, schema) => {
      const url = addressOf(options.baseUrl, path, query);
      return readWithRetry(
        options.timeoutMs ?? defaultTimeoutMs,
        (timeoutMs) => read(url, { ...options, timeoutMs }, schema),
        options.retry,
      );
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
  options: ProviderClientOptions,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const body = await (options.outgoing === undefined
    ? readDirectly(url, options)
    : readGuarded(url, { ...options, outgoing: options.outgoing }));
  if (body === nothingFound) return undefined;
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new ProviderError('bad_answer');
  return parsed.output;
}

const nothingFound = Symbol('nothing found');

async function readGuarded(
  url: URL,
  {
    headers = {},
    timeoutMs = defaultTimeoutMs,
    emptyStatuses = [],
    outgoing,
  }: ProviderClientOptions & Pick<Required<ProviderClientOptions>, 'outgoing'>,
): Promise<unknown> {
  const accepted = { accept: 'application/json', ...headers };
  try {
    const request = {
      method: 'GET',
      url,
      headers: accepted,
      timeoutMs,
      expectedStatuses: emptyStatuses,
    } as const;
    return (await sendRequest(outgoing, request)).content;
  } catch (error) {
    const status = error instanceof ProviderError ? error.answer?.status : undefined;
    if (status !== undefined && emptyStatuses.includes(status)) return nothingFound;
    throw error;
  }
}

async function readDirectly(
  url: URL,
  { headers = {}, timeoutMs = defaultTimeoutMs, emptyStatuses = [] }: ProviderClientOptions,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const request = { headers: { accept: 'application/json', ...headers }, signal };
  const response = await fetch(url, { ...request, redirect: 'error' }).catch((cause: unknown) => {
    throw new ProviderError('no_answer', { cause });
  });
  if (emptyStatuses.includes(response.status)) return nothingFound;
  const { status } = response;
  if (!response.ok) {
    const retryAfterSeconds = readRetryAfter(Object.fromEntries(response.headers));
    throw new ProviderError(codeOfStatus(status), { status, text: '', retryAfterSeconds });
  }
  return response.json().catch((cause: unknown) => {
    throw new ProviderError(signal.aborted ? 'no_answer' : 'bad_answer', { cause });
  });
}
