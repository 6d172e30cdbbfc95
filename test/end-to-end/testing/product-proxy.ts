import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product behind a port of its own, whose connection a test breaks and whose service workers it renews. */
export interface ProductProxy {
  readonly origin: string;
  /** From now on the service workers are those of a newer release. */
  releaseWorkers(): void;
  /** Ends every connection and accepts no other, whether a page asks or its service worker. */
  disconnect(): Promise<void>;
  /** Accepts connections again, on the same port. */
  reconnect(): Promise<void>;
}

/** Passes everything on to the product; browsers compare the workers that come through. `disconnect` stops it. */
export async function startProductProxy(productOrigin: string): Promise<ProductProxy> {
  let added = '';
  const server = createServer((incoming, answer) => {
    const isWorker = incoming.url?.endsWith('/service-worker.js');
    pass(incoming, answer, productOrigin, () => (isWorker ? added : ''));
  });
  const listen = async (port: number) => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
  };
  await listen(0);
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    releaseWorkers: () => {
      added = '// newer\n';
    },
    disconnect: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    reconnect: () => listen(port),
  };
}

function pass(
  incoming: IncomingMessage,
  answer: ServerResponse,
  origin: string,
  tail: () => string,
): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const onwards = request(new URL(url, origin), { method, headers, agent: false }, (answered) => {
    const { 'content-length': length, ...others } = answered.headers;
    const more = tail();
    answer.writeHead(answered.statusCode ?? 502, {
      ...others,
      ...(length === undefined ? {} : { 'content-length': Number(length) + more.length }),
    });
    answered.on('data', (chunk) => answer.write(chunk));
    answered.on('end', () => answer.end(more));
  });
  onwards.on('error', () => incoming.socket.destroy());
  incoming.pipe(onwards);
}
