import type { IncomingMessage } from 'node:http';

/** The host and port that the client used, in lower case; from the proxy's header if trusted. */
export function hostOf(request: IncomingMessage, isProxyTrusted: boolean): string {
  const forwarded = isProxyTrusted ? firstOf(request.headers['x-forwarded-host']) : undefined;
  return (forwarded ?? request.headers.host ?? '').toLowerCase();
}

/** The client's address: the last one in the proxy's header if trusted, otherwise the connection's. */
export function addressOf(request: IncomingMessage, isProxyTrusted: boolean): string {
  const forwarded = isProxyTrusted ? firstOf(request.headers['x-forwarded-for']) : undefined;
  return forwarded?.split(',').at(-1)?.trim() ?? request.socket.remoteAddress ?? '';
}

/** The host name without its port. */
export function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

/** Whether a host name is an IP address, such as `127.0.0.1` or `[::1]`. */
export function isBareAddress(hostname: string): boolean {
  return /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/.test(hostname);
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0];
}
