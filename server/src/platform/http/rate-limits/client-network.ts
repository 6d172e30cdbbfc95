import { isIPv6 } from 'node:net';

/**
 * Returns the network by which rate limits count: a single IPv4 address, or the /64 (four groups)
 * of an IPv6 address.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');
