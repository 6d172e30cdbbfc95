import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { currentTrace } from '../tracing/current-trace.ts';
import { formatTraceparent, traceHeader } from '../tracing/trace-context.ts';
import { AnswerTooLongError } from './answer-too-long-error.ts';
import { BlockedAddressError } from './blocked-address-error.ts';
import { createOutgoingAgents } from './outgoing-agents.ts';
import type { OutgoingRules } from './outgoing-rules.ts';

/** A call to a tenant's system. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** For services that know us by a certificate, or whose own certificate is not from a public authority. */
  readonly tls?: ClientTls;
  /** From the first byte of the request to the last byte of the response, in milliseconds. */
  readonly timeoutMs: number;
  /** The path as logs name it, for a path with values in it that look like names. */
  readonly pathTemplate?: string;
  /** Statuses besides 2xx that are no failure, such as 404 for "nothing found". */
  readonly expectedStatuses?: readonly number[];
}

/** The certificates of a connection; ours, with its key, for mutual TLS. */
export interface ClientTls {
  /** PEM. */
  readonly key?: string;
  /** PEM: our certificate, and those between it and its root. */
  readonly cert?: string;
  /** PEM: the only authorities whose servers are trusted; absent for the public ones. */
  readonly ca?: string;
}

/** The response; redirects are returned, not followed. */
export interface OutgoingResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Calls systems whose addresses tenants configured. */
export interface OutgoingClient {
  /** Throws a `BlockedAddressError`, an `AnswerTooLongError` or the network's error; resolves for any HTTP status. */
  readonly send: (request: OutgoingRequest) => Promise<OutgoingResponse>;
}

/** The maximum size of a response. */
export const maxAnswerBytes = 1_000_000;

/** Creates a client that reaches public hosts over HTTPS, and the internal hosts that the operator allows. */
export function createOutgoingClient(rules: OutgoingRules): OutgoingClient {
  const agentOf = createOutgoingAgents(rules);
  return {
    send: async (request) => {
      const agent = agentOf(request.url);
      const isPlain = request.url.protocol === 'http:';
      // Without TLS nobody would check who we are.
      if (isPlain && request.tls) throw new BlockedAddressError();
      // An agent keeps the connections of different certificates apart.
      return isPlain
        ? call(request, requestHttp, { agent })
        : call(request, requestHttps, { agent, ...request.tls });
    },
  };
}

async function call(
  { method, url, headers, body, timeoutMs }: OutgoingRequest,
  start: typeof requestHttp | typeof requestHttps,
  connection: Pick<RequestOptions, 'agent'> & Partial<ClientTls>,
): Promise<OutgoingResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  const length = { 'content-length': String(body === undefined ? 0 : Buffer.byteLength(body)) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      method,
      headers: { ...traceHeaders(), ...headers, ...length },
      signal,
      ...connection,
    };
    const sending = start(url, options, resolve);
    sending.once('error', reject);
    sending.end(body);
  });
  const { statusCode: status = 0, headers: answered } = response;
  return { status, headers: answered, text: await readText(response, status) };
}

/** Names our operation to the system that it calls: its ids and nothing else. */
function traceHeaders(): Readonly<Record<string, string>> {
  const trace = currentTrace();
  return trace === undefined ? {} : { [traceHeader]: formatTraceparent(trace) };
}

async function readText(response: IncomingMessage, status: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maxAnswerBytes) throw new AnswerTooLongError(status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
