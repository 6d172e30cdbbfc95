import { createServer } from 'node:net';
import { once } from 'node:events';

/**
 * A port on this machine that nothing listens on.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
  return address.port;
}
