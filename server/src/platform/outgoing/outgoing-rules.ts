/** The hosts that tenants may let the server call. */
export interface OutgoingRules {
  /** Host names, and `.example.nl` for all names below it; `null`: every public host. */
  readonly hosts: readonly string[] | null;
  /** `host` or `host:port` in the operator's network, which may have a private address and use plain HTTP. */
  readonly privateHosts: readonly string[];
}

/** A host that is reached without a URL. */
export interface OutgoingHost {
  /** In lower case; an IPv6 address in brackets. */
  readonly name: string;
  readonly port: number;
}

/** Whether the operator listed the host as internal. */
export function isOwnHost(
  { privateHosts }: OutgoingRules,
  url: Pick<URL, 'host' | 'hostname'>,
): boolean {
  return privateHosts.some((one) => one === url.host || one === url.hostname);
}

/** Whether a host may be reached at all; its IP address is checked during the connection. */
export function isAllowedHost(rules: OutgoingRules, { name, port }: OutgoingHost): boolean {
  const parts = { host: `${name}:${String(port)}`, hostname: name };
  return isOwnHost(rules, parts) || isListed(rules.hosts, name);
}

/** Parses `name` or `name:port`; `undefined` for anything else. */
export function parseHost(text: string, defaultPort: number): OutgoingHost | undefined {
  const [, name = '', port = String(defaultPort)] =
    /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const number = Number(port);
  const isFit = name !== '' && number > 0 && number < 65_536 && URL.canParse(`https://${name}`);
  return isFit ? { name: name.toLowerCase(), port: number } : undefined;
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
