import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { StartError } from '../src/platform/start-error.ts';

/** What a simulator answers. */
export interface SimulatedResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or bytes with a content type of their own. */
  readonly body: unknown;
}

/** A request as simulators read it. */
export interface SimulatorRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly method: string;
  readonly body: string;
  /** The body as it came in. */
  readonly bytes: Buffer;
  /** The SHA-256 fingerprint of the client's certificate, over HTTPS. */
  readonly clientFingerprint?: string | undefined;
}

/** The certificate of a simulator, as PEM with its key, and the only client that it knows. */
export interface SimulatorTls {
  readonly key: string;
  readonly cert: string;
  readonly clientFingerprint: string;
}

/** How a simulator fails; `none`: it answers as documented. */
export type FailureMode =
  | 'none'
  | 'server-error'
  | 'rate-limited'
  | 'slow'
  | 'unreachable'
  | 'malformed'
  | 'mixed'
  | 'flaky';

/** A simulated outside service with a server of its own, over real HTTP. */
export interface HttpSimulator {
  readonly origin: string;
  /** Paths with queries, in the order of the requests. */
  readonly requests: readonly string[];
  readonly setFailureMode: (failureMode: FailureMode) => void;
  readonly stop: () => Promise<void>;
}

interface HttpSimulatorOptions {
  readonly isProduction: boolean;
  /** `undefined`: there is no such path. */
  readonly answer: (
    request: SimulatorRequest,
  ) => SimulatedResponse | undefined | Promise<SimulatedResponse | undefined>;
  readonly host?: string;
  /** Serves HTTPS, and asks clients for a certificate. */
  readonly tls?: SimulatorTls;
}

const failureModes: readonly FailureMode[] = [
  'none',
  'server-error',
  'rate-limited',
  'slow',
  'unreachable',
  'malformed',
  'mixed',
  'flaky',
];
const slowMs = 15_000;

/**
 * Starts a simulator on a free port. `PUT /control/<failure mode>` sets how it fails from then on. It
 * refuses to run in production: what it answers is invented.
 */
export async function startHttpSimulator(options: HttpSimulatorOptions): Promise<HttpSimulator> {
  if (options.isProduction) throw new StartError('A simulator cannot run in production.');
  const state: { failureMode: FailureMode } = { failureMode: 'none' };
  const requests: string[] = [];
  const setFailureMode = (failureMode: FailureMode) => {
    state.failureMode = failureMode;
  };
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://simulator');
    const control = failureModes.find((failureMode) => url.pathname === `/control/${failureMode}`);
    if (control !== undefined && request.method === 'PUT') {
      setFailureMode(control);
      response.writeHead(204).end();
      return;
    }
    requests.push(url.pathname + url.search);
    const { headers, method = 'GET' } = request;
    const answer = async () => {
      const bytes = await buffer(request);
      const body = bytes.toString('utf8');
      const wanted = { path: url.pathname, query: url.searchParams, headers, method, body, bytes };
      return options.answer({ ...wanted, clientFingerprint: fingerprintOf(request) });
    };
    behave(modeNow(state.failureMode, requests.length), response, answer).catch(() =>
      response.destroy(),
    );
  };
  const { tls } = options;
  const server = tls
    ? createTlsServer({ ...tls, requestCert: true, rejectUnauthorized: false }, listen)
    : createServer(listen);
  const host = options.host ?? '127.0.0.1';
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `${tls ? 'https' : 'http'}://localhost:${String(port)}`,
    requests,
    setFailureMode,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const fingerprintOf = ({ socket }: IncomingMessage): string | undefined =>
  socket instanceof TLSSocket ? socket.getPeerCertificate().fingerprint256 : undefined;

async function behave(
  failureMode: FailureMode,
  response: ServerResponse,
  find: () => Promise<SimulatedResponse | undefined>,
): Promise<void> {
  if (failureMode === 'unreachable') {
    response.destroy();
    return;
  }
  if (failureMode === 'slow') await wait(slowMs, undefined, { ref: false });
  const failure = failures[failureMode];
  const found = failure ?? (await find()) ?? { status: 404, body: {} };
  // The service did what was asked, and its answer is lost.
  if (failureMode === 'mixed') response.destroy();
  else send(response, failureMode === 'malformed' ? { ...found, body: malformed } : found);
}

const malformed = Buffer.from('{"cut of');

/**
 * In the mode `mixed` requests in turn fail, lose their answer and succeed: the same in each run. In the mode
 * `flaky` one of every nine fails, and one loses its answer.
 */
function modeNow(failureMode: FailureMode, requestNumber: number): FailureMode {
  if (failureMode === 'flaky')
    return ({ 4: 'server-error', 8: 'mixed' } as const)[requestNumber % 9] ?? 'none';
  if (failureMode !== 'mixed') return failureMode;
  const modes = ['none', 'server-error', 'mixed'] as const;
  return modes[requestNumber % modes.length] ?? 'none';
}

const failures: Readonly<Partial<Record<FailureMode, SimulatedResponse>>> = {
  'server-error': { status: 500, body: { status: 500, title: 'Internal Server Error' } },
  'rate-limited': {
    status: 429,
    headers: { 'retry-after': '60' },
    body: { status: 429, title: 'Too Many Requests' },
  },
};

function send(
  response: ServerResponse,
  { status = 200, headers = {}, body }: SimulatedResponse,
): void {
  const isBytes = body instanceof Uint8Array;
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    ...headers,
  });
  response.end(isBytes ? body : JSON.stringify(body));
}
