import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { ProviderError } from './provider-error.ts';
import { sendRequest } from './send-request.ts';

/** Where access tokens are requested with a secret. */
export interface TokenServer {
  readonly url: string;
  readonly clientId: string;
  readonly scope: string;
}

interface TokenOptions {
  readonly client: OutgoingClient;
  readonly secret: string | null;
  readonly timeoutMs: number;
  readonly now: () => number;
}

/** A token is requested again this long before it expires. */
const marginMs = 30_000;
const defaultSeconds = 300;

const tokenSchema = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.optional(v.number(), defaultSeconds),
});

/** The last token. */
interface TokenMemory {
  kept?: { readonly token: string; readonly until: number };
}

/** Returns a token; never the one that the service rejected. */
export type RequestToken = (rejected?: string) => Promise<string>;

/** Requests access tokens with OAuth client credentials (RFC 6749, 4.4), and keeps each while it is valid. */
export function createTokenRequester(
  { url, clientId, scope }: TokenServer,
  { client, secret, timeoutMs, now }: TokenOptions,
  memory: TokenMemory = {},
): RequestToken {
  return async (rejected) => {
    const { kept } = memory;
    if (kept !== undefined && kept.until > now() && kept.token !== rejected) return kept.token;
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret ?? '',
      ...(scope !== '' && { scope }),
    });
    const { content } = await sendRequest(client, {
      method: 'POST',
      url: new URL(url),
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
      timeoutMs,
    }).catch(explain);
    const parsed = v.safeParse(tokenSchema, content);
    if (!parsed.success) throw new ProviderError('bad_answer');
    const { access_token: token, expires_in: seconds } = parsed.output;
    memory.kept = { token, until: now() + seconds * 1000 - marginMs };
    return token;
  };
}

/** Token servers refuse credentials with status 400 too. The response stays out: it is not of the source. */
function explain(cause: unknown): never {
  if (!(cause instanceof ProviderError)) throw cause;
  throw new ProviderError(cause.code === 'refused' ? 'not_authorised' : cause.code, { cause });
}

/** The maximum number of tokens that are kept. */
const maxTokens = 500;

/** Returns the requester of a token server and secret, so that calls made separately have one token. */
export type TokenRequesters = (server: TokenServer, options: TokenOptions) => RequestToken;

/** Keeps the tokens of drivers that are created for each call; each requests with its own client. */
export function keepTokenRequesters(): TokenRequesters {
  const known = new Map<string, TokenMemory>();
  return (server, options) => {
    const parts = [server.url, server.clientId, server.scope, options.secret];
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64');
    const memory = known.get(key) ?? {};
    if (known.size >= maxTokens) known.clear();
    known.set(key, memory);
    return createTokenRequester(server, options, memory);
  };
}
