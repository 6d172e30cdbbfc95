import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An outside service that answers every request with one status and counts them. */
export async function startFailingService(status = 503) {
  const state = { requests: 0 };
  const server = createServer((request, response) => {
    state.requests += 1;
    request.resume();
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(address.port)}`,
    count: () => state.requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
