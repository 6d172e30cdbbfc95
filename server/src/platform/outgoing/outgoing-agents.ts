import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { BlockedAddressError } from './blocked-address-error.ts';
import { guardedLookup, isPrivateLiteral } from './guarded-lookup.ts';
import { isAllowedUrl, isOwnHost, type OutgoingRules } from './outgoing-rules.ts';

/** Gives the agent with which a URL may be called; throws a `BlockedAddressError` when it may not be called at all. */
export type OutgoingAgents = (url: URL) => HttpAgent | HttpsAgent;

/**
 * Creates the agents that reach public hosts over HTTPS, and the internal hosts that the operator allows. They keep
 * connections open, so that many small deliveries need no new handshakes.
 */
export function createOutgoingAgents(rules: OutgoingRules): OutgoingAgents {
  const kept = { keepAlive: true, maxSockets: 32 };
  const agents = {
    public: new HttpsAgent({ ...kept, lookup: guardedLookup }),
    own: new HttpsAgent(kept),
    plain: new HttpAgent(kept),
  };
  return (url) => {
    const isOwn = isOwnHost(rules, url);
    if (!isAllowedUrl(rules, url) || (!isOwn && isPrivateLiteral(url)))
      throw new BlockedAddressError();
    if (url.protocol === 'http:') return agents.plain;
    return isOwn ? agents.own : agents.public;
  };
}
