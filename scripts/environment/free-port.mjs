import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux gives to programs that ask for any (32768 and up): a port found here is not given away
 * before the program that it is for listens on it, however many tests run beside.
 */
const lowest = 10_000;
const highest = 32_000;
const mostAttempts = 100;

/**
 * The first of some successive ports on which nothing listens on this machine.
 * @param {number} [count]
 * @returns {Promise<number>}
 */
export async function findFreePort(count = 1) {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const first = randomInt(lowest, highest - count);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const areFree = await Promise.all(ports.map(isFree));
    if (areFree.every(Boolean)) return first;
  }
  throw new Error(`No ${count} successive ports are free between ${lowest} and ${highest}.`);
}

/** @param {number} port */
async function isFree(port) {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
