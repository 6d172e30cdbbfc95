import { createServer } from 'node:http';
import { once } from 'node:events';
import { findFreePort } from '../../../scripts/environment/free-port.mjs';

/** A receiver that answers at once, and remembers when each delivery came in. */
export async function startInstantTarget() {
  /** By the id of the delivery, in milliseconds since the epoch. */
  const arrivals = new Map<string, number>();
  const server = createServer((request, response) => {
    arrivals.set(String(request.headers['webhook-id']), Date.now());
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}/events`,
    arrivals,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
