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

/** The names of the settings with the port and the address, for the explanation of an error. */
export interface ListenSettings {
  readonly port: string;
  readonly host: string;
}

const defaultSettings: ListenSettings = { port: 'PORT', host: 'HOST' };

interface ListenOptions {
  readonly timeouts?: RequestTimeouts;
  readonly settings?: ListenSettings;
}

/** Listens first, so that a port in use is reported before anything else starts. */
export async function listen(
  port: number,
  host: string,
  { timeouts = defaultTimeouts, settings = defaultSettings }: ListenOptions = {},
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
  await take(server, { port, host, settings });
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

interface Place {
  readonly port: number;
  readonly host: string;
  readonly settings: ListenSettings;
}

function take(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explain(error, place));
    });
    server.listen(place.port, place.host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, { port, host, settings }: Place): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${String(port)} is in use by another program: stop it, or choose another with ${settings.port}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `This user may not open port ${String(port)}: choose one above 1023 with ${settings.port}.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`${settings.host} ${host} is not an address of this machine.`);
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
