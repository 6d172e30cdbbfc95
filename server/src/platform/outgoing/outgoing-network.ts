import { connect, type Socket } from 'node:net';
import { BlockedAddressError } from './blocked-address-error.ts';
import { guardedLookup, isPrivateLiteral } from './guarded-lookup.ts';
import { createOutgoingAgents, type OutgoingAgents } from './outgoing-agents.ts';
import {
  isAllowedHost,
  isOwnHost,
  type OutgoingHost,
  type OutgoingRules,
} from './outgoing-rules.ts';

/** Connections to systems whose addresses tenants configured, for protocols with a library of their own. */
export interface OutgoingNetwork {
  readonly agentOf: OutgoingAgents;
  /** Opens a TCP connection; rejects with a `BlockedAddressError` or the network's error. */
  readonly connect: (host: OutgoingHost, timeoutMs: number) => Promise<Socket>;
}

/** Creates connections with the same limits as the outgoing client. */
export function createOutgoingNetwork(rules: OutgoingRules): OutgoingNetwork {
  return {
    agentOf: createOutgoingAgents(rules),
    connect: async (address, timeoutMs) => {
      const isOwn = isOwnHost(rules, urlPartsOf(address));
      const url = new URL(`https://${urlPartsOf(address).host}`);
      if (!isAllowedHost(rules, address) || (!isOwn && isPrivateLiteral(url)))
        throw new BlockedAddressError();
      // The URL's own spelling: it writes addresses such as `0x7f000001` and `2130706433` as `127.0.0.1`.
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const lookup = isOwn ? {} : { lookup: guardedLookup };
      return openSocket(connect({ host, port: address.port, ...lookup }), timeoutMs);
    },
  };
}

const urlPartsOf = ({ name, port }: OutgoingHost) => ({
  host: `${name}:${String(port)}`,
  hostname: name,
});

function openSocket(socket: Socket, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(timeoutMs, () => fail(new Error('The connection was not opened in time.')));
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.removeListener('error', fail);
      resolve(socket);
    });
  });
}
