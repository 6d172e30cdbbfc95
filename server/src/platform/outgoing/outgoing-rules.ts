/** The hosts that tenants may let the server call. */
export interface OutgoingRules {
  /** Host names, and `.example.nl` for all names below it; `null`: every public host. */
  readonly hosts: readonly string[] | null;
  /** `host` or `host:port` in the operator's network, which may have a private address and use plain HTTP. */
  readonly privateHosts: readonly string[];
}

/** Whether the operator listed the host as internal. */
export function isOwnHost({ privateHosts }: OutgoingRules, url: URL): boolean {
  return privateHosts.some((one) => one === url.host || one === url.hostname);
}

/** Whether a URL may be called at all; its IP address is checked during the call. */
export function isAllowedUrl(rules: OutgoingRules, url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (isOwnHost(rules, url)) return url.protocol === 'https:' || url.protocol === 'http:';
  return url.protocol === 'https:' && isListed(rules.hosts, url.hostname);
}

function isListed(hosts: OutgoingRules['hosts'], name: string): boolean {
  if (hosts === null) return true;
  return hosts.some((host) => (host.startsWith('.') ? name.endsWith(host) : name === host));
}
