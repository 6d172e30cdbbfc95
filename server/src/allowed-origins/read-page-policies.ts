import type { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';

const timeoutMs = 10_000;
const metaTag = /<meta\b[^>]*>/gi;
const attribute = (name: string) => new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i');
const isPolicyTag = attribute('http-equiv');
const contentOf = attribute('content');

/**
 * The Content-Security-Policies of a page, from its headers and its `meta` elements; `undefined` when it could not be
 * read. Follows no redirect: the address that the administrator typed is the one that is read.
 */
export async function readPagePolicies(
  client: OutgoingClient,
  page: URL,
): Promise<readonly string[] | undefined> {
  const headers = { accept: 'text/html' };
  const response = await client
    .send({ method: 'GET', url: page, headers, timeoutMs })
    // Blocked, unknown or silent: to the administrator it is the same, the page cannot be read from here.
    .catch(() => undefined);
  if (response?.status !== 200) return undefined;
  const inHeaders = [response.headers['content-security-policy'] ?? []].flat();
  return [...inHeaders, ...policiesInHtml(response.text)];
}

/** The policies in `meta` elements, as a browser reads them. */
export function policiesInHtml(html: string): readonly string[] {
  return [...html.matchAll(metaTag)].flatMap(([tag]) => {
    const [, double, single] = isPolicyTag.exec(tag) ?? [];
    if ((double ?? single ?? '').toLowerCase() !== 'content-security-policy') return [];
    const [, text, other] = contentOf.exec(tag) ?? [];
    const policy = text ?? other;
    return policy === undefined ? [] : [decodeQuotes(policy)];
  });
}

/** Policies contain quotes, which an attribute may have as character references. */
const decodeQuotes = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&apos;', "'").replaceAll('&quot;', '"');
