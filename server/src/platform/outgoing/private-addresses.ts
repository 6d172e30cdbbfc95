import { BlockList } from 'node:net';

/** Networks that only this installation reaches, or that are reserved (RFC 6890 and others). */
const networks: readonly (readonly [network: string, bits: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

// Separate lists: a combined list matches every IPv4 address as its IPv4-mapped IPv6 address.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits, family] of networks) blocked[family].addSubnet(network, bits, family);

/** Whether an IP address is private or reserved. IPv4-mapped IPv6 addresses count as private. */
export function isPrivateAddress(address: string, family: 4 | 6): boolean {
  const kind = family === 4 ? 'ipv4' : 'ipv6';
  return blocked[kind].check(address, kind);
}
