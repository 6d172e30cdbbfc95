/**
 * What `ky` means in the built element: the part of it that the typed client uses, on `fetch`. See
 * `docs/decisions/0007-first-render.md`.
 */
interface Defaults {
  readonly timeout: number;
  readonly retry: { readonly limit: number };
}

/** As in ky: `json` is sent as the body. */
export interface Options extends RequestInit {
  json?: unknown;
}

/** An answer that is a refusal. */
export class HTTPError extends Error {
  override readonly name = 'HTTPError';
  readonly response: Response;

  constructor(response: Response) {
    super(`${String(response.status)} ${response.statusText}`);
    this.response = response;
  }
}

/** No answer in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** What passes by itself: too much at once, or a server that is busy or starting. */
const passing: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Reading is tried again after 1 and then 2 seconds, as ky does; writing never is. */
function create({ timeout, retry }: Defaults) {
  return async (url: string, { json, ...request }: Options): Promise<Response> => {
    const tries = request.method === 'GET' ? retry.limit : 0;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= tries;
      try {
        const response = await ask(
          url,
          json === undefined ? request : withJson(request, json),
          timeout,
        );
        if (response.ok) return response;
        if (isLast || !passing.has(response.status)) throw new HTTPError(response);
      } catch (error) {
        if (isLast || !(error instanceof TypeError)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 1_000 * 2 ** attempt));
    }
  };
}

function withJson(request: RequestInit, json: unknown): RequestInit {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  return { ...request, headers, body: JSON.stringify(json) };
}

async function ask(url: string, request: RequestInit, timeout: number): Promise<Response> {
  const stop = new AbortController();
  const { signal } = request;
  const timer = setTimeout(() => stop.abort(new TimeoutError()), timeout);
  const abort = () => stop.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    return await fetch(url, { ...request, signal: stop.signal });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

// eslint-disable-next-line no-restricted-exports -- the client imports ky by its default export
export default { create };
