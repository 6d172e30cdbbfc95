import type { FetchImplementation } from 'jose';
import type { CustomFetch } from 'openid-client';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';

const statusesWithoutBody = new Set([204, 205, 304]);
const methods = ['GET', 'POST'] as const;

/** Creates a `fetch` for the OpenID library on the guarded client for calls to tenants' systems. */
export function createOutgoingFetch(client: OutgoingClient, timeoutMs: number): CustomFetch {
  return async (url, { method, headers, body }) => {
    const known = methods.find((one) => one === method);
    const isText = typeof body === 'string' || body instanceof URLSearchParams;
    if (known === undefined || (!isText && body !== undefined && body !== null))
      throw new Error('The OpenID library makes a request of another kind.');
    const { status, text, ...response } = await client.send({
      method: known,
      url: new URL(url),
      headers,
      ...(isText && { body: body.toString() }),
      timeoutMs,
    });
    const responseHeaders = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      for (const each of [value ?? []].flat()) responseHeaders.append(name, each);
    return new Response(statusesWithoutBody.has(status) ? null : text, {
      status,
      headers: responseHeaders,
    });
  };
}

/** Creates the `fetch` with which the JOSE library reads published keys, on the same guarded client. */
export function createKeysFetch(client: OutgoingClient, timeoutMs: number): FetchImplementation {
  const outgoingFetch = createOutgoingFetch(client, timeoutMs);
  return (url, { headers, method }) =>
    outgoingFetch(url, {
      method,
      headers: Object.fromEntries(headers.entries()),
      body: undefined,
      redirect: 'manual',
    });
}
