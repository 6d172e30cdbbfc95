import ky, { HTTPError, TimeoutError, type Options } from 'ky';
import type { ClientAnswer, ClientInput, Contract, Route } from '../contract/endpoint.ts';
import type { Problem } from '../contract/problem.ts';

/** A rejected or failed call: `problem` is the server's response, absent when there was none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem | undefined;
  readonly status: number | undefined;

  constructor(status: number | undefined, problem: Problem | undefined, options?: ErrorOptions) {
    super(problem?.title ?? 'No response', options);
    this.status = status;
    this.problem = problem;
  }

  /** True without a response: offline, a time-out or a server that is down. */
  get isOffline(): boolean {
    return this.status === undefined;
  }
}

/** A call for every endpoint of the contract; inputs and answers are the contract's. */
export type Client<C extends Contract> = {
  readonly [K in keyof C]: Record<never, never> extends ClientInput<C[K]>
    ? (input?: ClientInput<C[K]>, options?: CallOptions) => Promise<ClientAnswer<C[K]>>
    : (input: ClientInput<C[K]>, options?: CallOptions) => Promise<ClientAnswer<C[K]>>;
};

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Keeps the request running after the page is closed. */
  readonly keepalive?: boolean;
}

export interface ClientOptions {
  /** Origin of the API, such as `https://formulieren.voorbeeld.nl`; empty for the same origin. */
  readonly baseUrl: string;
  /** The headers of every call, requested for each one (tokens change, and may have to be renewed). */
  readonly headers: () => RequestHeaders | Promise<RequestHeaders>;
  readonly timeoutMs?: number;
}

type RequestHeaders = Readonly<Record<string, string>>;

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** Creates the typed client from routes; `C` is their contract. Time-out 30 s. */
export function createClient<C extends Contract>(
  routes: { readonly [K in keyof C]: Route },
  options: ClientOptions,
): Client<C> {
  const http = ky.create({
    timeout: options.timeoutMs ?? 30_000,
    retry: { limit: 2, methods: ['get'] },
  });
  const call = async (route: Route, input: LooseInput = {}, callOptions: CallOptions = {}) => {
    const request: Options = {
      method: route.method,
      headers: present({ ...(await options.headers()), ...input.headers }),
      ...callOptions,
    };
    if (input.body !== undefined) request.json = input.body;
    try {
      const response = await http(
        options.baseUrl + fill(route.path, input.params) + encodeQuery(input.query),
        request,
      );
      return response.status === 204 ? undefined : await response.json();
    } catch (error) {
      throw await toApiError(error);
    }
  };
  const entries = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    (input?: LooseInput, callOptions?: CallOptions) => call(route, input, callOptions),
  ]);
  // A loop over names creates the calls, which the type system cannot express.
  return Object.fromEntries(entries) as Client<C>;
}

async function toApiError(error: unknown): Promise<unknown> {
  if (error instanceof HTTPError) {
    const problem = await error.response.json<Problem>().catch(() => undefined);
    return new ApiError(error.response.status, problem, { cause: error });
  }
  if (error instanceof TimeoutError || error instanceof TypeError) {
    return new ApiError(undefined, undefined, { cause: error });
  }
  return error;
}

function fill(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function present(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Bracket-style query: `{ filter: { a: ['x'] } }` becomes `?filter[a][]=x`. */
export function encodeQuery(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => encodePair(key, value));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function encodePair(key: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => encodePair(`${key}[]`, item));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, member]) => encodePair(`${key}[${name}]`, member));
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [`${encodeURIComponent(key)}=${encodeURIComponent(text)}`];
}
