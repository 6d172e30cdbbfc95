import { createServer, type IncomingMessage, type Server } from 'node:http';
import { StartError } from '../start-error.ts';
import type { Listener } from '../http/create-listener.ts';
import { diskPath } from '../storage/disk/disk-storage.ts';
import { Connections } from './connections.ts';

const finishMs = 10_000;

/** Time limits for a client in milliseconds; its connection is closed after them. */
export interface RequestTimeouts {
  /** From the first byte to the last byte of the headers. */
  readonly headersTimeout: number;
  /** From the first byte to the last byte of an upload. */
  readonly requestTimeout: number;
  /** From the first byte to the last byte of any other request. */
  readonly shortRequestTimeout: number;
  /** The interval of these checks. */
  readonly connectionsCheckingInterval: number;
  /** Idle time between two requests on one connection. */
  readonly keepAliveTimeout: number;
}

/** A slow connection sends 5 MB in a minute; an attacker sends one byte a minute. */
const defaultTimeouts: RequestTimeouts = {
  headersTimeout: 20_000,
  // An upload may take ten minutes; `limitRequestTime` limits other requests.
  requestTimeout: 630_000,
  shortRequestTimeout: 90_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the time-out of proxies, so that none sends a request on a connection that is closing.
  keepAliveTimeout: 75_000,
};

/** A server that listens on its port before it can handle requests. */
export interface ListeningServer {
  readonly port: number;
  /** Sets the listener; earlier requests wait for it. */
  answerWith(listener: Listener): void;
  /** Accepts no new requests and lets active ones finish, for at most 10 seconds. */
  stop(): Promise<void>;
}

/** Listens first, so that a port in use is reported before anything else starts. */
export async function listen(
  port: number,
  host: string,
  timeouts: RequestTimeouts = defaultTimeouts,
): Promise<ListeningServer> {
  let start: (listener: Listener) => void = () => undefined;
  const started = new Promise<Listener>((resolve) => {
    start = resolve;
  });
  const server = createServer({ ...timeouts }, (request, response) => {
    limitRequestTime(request, timeouts.shortRequestTimeout);
    void started.then((listener) => listener(request, response));
  });
  const connections = new Connections(server);
  await take(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    answerWith: start,
    stop: () => stop(server, connections),
  };
}

/** Aborts a request that is not received completely in time, unless it is an upload. */
function limitRequestTime(request: IncomingMessage, maxMs: number): void {
  if (request.complete || request.url?.startsWith(diskPath) === true) return;
  const timer = setTimeout(() => request.destroy(), maxMs);
  const stop = () => {
    clearTimeout(timer);
  };
  request.once('end', stop).once('close', stop);
}

function take(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explain(error, port, host));
    });
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${String(port)} is in use by another program: stop it, or choose another with PORT.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`This user may not open port ${String(port)}: choose one above 1023.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}

async function stop(server: Server, connections: Connections): Promise<void> {
  const closed = new Promise((resolve) => {
    server.close(resolve);
  });
  connections.endWhenIdle();
  const timer = setTimeout(() => {
    server.closeAllConnections();
  }, finishMs);
  await closed;
  clearTimeout(timer);
}
