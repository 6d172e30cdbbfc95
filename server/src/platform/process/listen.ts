import { createServer, type IncomingMessage, type Server } from 'node:http';
import { StartError } from '../start-error.ts';
import type { Listener } from '../http/create-listener.ts';
import { diskPath } from '../storage/disk/disk-storage.ts';
import { Connections } from './connections.ts';

const finishMs = 10_000;

/** How long a client may take, in milliseconds; then its connection is closed. */
export interface RequestTimeouts {
  /** From the first byte to the last of the headers. */
  readonly headersTimeout: number;
  /** From the first byte to the last of an upload. */
  readonly requestTimeout: number;
  /** The same for every other request. */
  readonly shortRequestTimeout: number;
  /** How often that is looked at. */
  readonly connectionsCheckingInterval: number;
  /** Between two requests on one connection. */
  readonly keepAliveTimeout: number;
}

/** A slow connection sends 5 MB in a minute, an attack sends a byte a minute. */
const defaultTimeouts: RequestTimeouts = {
  headersTimeout: 20_000,
  // An upload may take ten minutes; `limitRequestTime` sees to the rest.
  requestTimeout: 630_000,
  shortRequestTimeout: 90_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep theirs, so that none sends a request into a connection being closed.
  keepAliveTimeout: 75_000,
};

/** A port that is taken, and what will answer on it. */
export interface ListeningServer {
  readonly port: number;
  /** Requests that came before wait until now. */
  answerWith(listener: Listener): void;
  /** Takes no new requests and lets those under way finish, for at most 10 seconds. */
  stop(): Promise<void>;
}

/** Takes the port first, so that a port in use is reported before anything else starts. */
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

/** Ends a request that is not there completely in time, unless it is an upload. */
function limitRequestTime(request: IncomingMessage, mostMs: number): void {
  if (request.complete || request.url?.startsWith(diskPath) === true) return;
  const timer = setTimeout(() => request.destroy(), mostMs);
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
