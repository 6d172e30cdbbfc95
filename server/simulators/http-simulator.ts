import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { serveControl, type Behaviour, type FailureMode } from './control-page.ts';
import { HeldRequests, type HeldRequest } from './held-requests.ts';
import { failures, malformed, modeNow, send, slowMs } from './failures.ts';
import type { SimulatedResponse } from './simulated-response.ts';
import { StartError } from '../src/platform/start-error.ts';

export type { SimulatedResponse } from './simulated-response.ts';

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

/** A simulated outside service with a server of its own, over real HTTP. */
export interface HttpSimulator {
  readonly origin: string;
  /** Paths with queries, in the order of the requests. */
  readonly requests: readonly string[];
  readonly setFailureMode: (failureMode: FailureMode) => void;
  /** Holds the next request whose path ends like this. */
  readonly holdNext: (path: string) => HeldRequest;
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

/**
 * Starts a simulator on a free port. `PUT /control/<failure mode>`, or its page at `/control`, sets how it fails from
 * then on. It refuses to run in production: what it answers is invented.
 */
export async function startHttpSimulator(options: HttpSimulatorOptions): Promise<HttpSimulator> {
  if (options.isProduction) throw new StartError('A simulator cannot run in production.');
  const behaviour: Behaviour = { failureMode: 'none' };
  const requests: string[] = [];
  const held = new HeldRequests();
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (await serveControl(request, response, behaviour)) return;
    const url = new URL(request.url ?? '/', 'http://simulator');
    requests.push(url.pathname + url.search);
    const mode = modeNow(behaviour.failureMode, requests.length);
    await held.wait(url.pathname);
    let reading: Promise<SimulatorRequest> | undefined;
    await behave(mode, response, async () =>
      options.answer(await (reading ??= readRequest(request, url))),
    );
  };
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    serve(request, response).catch(() => response.destroy());
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
    setFailureMode: (failureMode) => {
      behaviour.failureMode = failureMode;
    },
    holdNext: (path) => held.holdNext(path),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(request: IncomingMessage, url: URL): Promise<SimulatorRequest> {
  const { headers, method = 'GET' } = request;
  const bytes = await buffer(request);
  return {
    path: url.pathname,
    query: url.searchParams,
    headers,
    method,
    body: bytes.toString('utf8'),
    bytes,
    clientFingerprint: fingerprintOf(request),
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
  // The network delivered the request twice.
  if (failureMode === 'duplicate') await find();
  const failure = failures[failureMode];
  const found = failure ?? (await find()) ?? { status: 404, body: {} };
  // The service did what was asked, and its answer is lost.
  if (failureMode === 'mixed') response.destroy();
  else send(response, failureMode === 'malformed' ? { ...found, body: malformed } : found);
}
