import { createServer } from 'node:net';
import { once } from 'node:events';

/**
 * A port on this machine that nothing listens on; rejects when the wanted one is taken.
 * @param {number} [wanted]
 * @returns {Promise<number>}
 */
export async function findFreePort(wanted = 0) {
  const probe = createServer().listen(wanted, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
  return address.port;
}
