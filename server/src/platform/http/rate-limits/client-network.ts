import { isIPv6 } from 'node:net';

/** Whom an address counts as: an IPv4 customer has one, an IPv6 one a whole /64 (four groups). */
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
