import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { BlockedAddressError } from './blocked-address-error.ts';
import { isPrivateAddress } from './private-addresses.ts';

/**
 * Resolves a name to checked addresses only, and the connection uses exactly those: DNS cannot return another
 * address between the check and the call. One private address rejects them all.
 */
export const guardedLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, '', 0);
      return;
    }
    const [first] = addresses;
    if (first === undefined || addresses.some(isPrivate)) {
      callback(new BlockedAddressError(), '', 0);
      return;
    }
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

const isPrivate = ({ address, family }: LookupAddress) =>
  isPrivateAddress(address, family === 6 ? 6 : 4);

/** Connections to an IP address skip the look-up, so they are checked separately. */
export function isPrivateLiteral(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return (family === 4 || family === 6) && isPrivateAddress(host, family);
}
