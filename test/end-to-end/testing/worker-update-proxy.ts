import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product behind a port that can give out the service workers of a newer release. */
export interface WorkerUpdateProxy {
  readonly origin: string;
  /** From now on the workers are others. */
  release(): void;
  close(): Promise<void>;
}

/** Passes everything on to the product; browsers compare the workers that come through. */
export async function startWorkerUpdateProxy(productOrigin: string): Promise<WorkerUpdateProxy> {
  let added = '';
  const server = createServer((incoming, answer) => {
    const isWorker = incoming.url?.endsWith('/service-worker.js');
    pass(incoming, answer, productOrigin, () => (isWorker ? added : ''));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    release: () => {
      added = '// newer\n';
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
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
