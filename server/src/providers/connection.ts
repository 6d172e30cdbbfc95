import { parseHeaderLines } from '@form-builder/core/contract/staff/settings/data-source.ts';
import * as v from 'valibot';
import type { ClientTls, OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { ClientCertificateError, parseClientTls } from './client-certificate.ts';
import { ProviderError } from './provider-error.ts';

/** What the settings of a provider say of the connection to its service. */
export interface Connection {
  readonly tls: ClientTls | undefined;
  /** For every request to the service, and none to the server that gives it tokens. */
  readonly headers: Readonly<Record<string, string>>;
  /** The time-out of one request; `undefined`: the usual one. */
  readonly timeoutMs: number | undefined;
  readonly tokenUrl: string;
}

const text = v.optional(v.string(), '');
const settingsSchema = v.object({
  certificate: text,
  authorities: text,
  headers: text,
  timeout_seconds: text,
  token_url: text,
});

/** Parses the shared part of stored settings; throws `not_configured` for what cannot be used. */
export function parseConnection(settings: unknown, privateKey: string | null): Connection {
  const parsed = v.safeParse(settingsSchema, settings);
  const headers = parsed.success ? parseHeaderLines(parsed.output.headers) : undefined;
  if (!parsed.success || headers === undefined) throw new ProviderError('not_configured');
  const seconds = Number(parsed.output.timeout_seconds);
  return {
    tls: readTls(parsed.output, privateKey),
    headers: Object.fromEntries(headers),
    timeoutMs: seconds > 0 ? seconds * 1000 : undefined,
    tokenUrl: parsed.output.token_url,
  };
}

function readTls(
  settings: v.InferOutput<typeof settingsSchema>,
  privateKey: string | null,
): ClientTls | undefined {
  try {
    return parseClientTls(settings, privateKey);
  } catch (cause) {
    if (cause instanceof ClientCertificateError)
      throw new ProviderError('not_configured', { cause });
    throw cause;
  }
}

/** Without a time-out for a driver that divides it over its requests. */
type ConnectionOfClient = Omit<Connection, 'timeoutMs'> & Partial<Pick<Connection, 'timeoutMs'>>;

/** The client with the connection for all its requests; headers that a driver sets itself come first. */
export function connectClient<C extends OutgoingClient>(
  client: C,
  { tls, headers, tokenUrl, timeoutMs }: ConnectionOfClient,
): C {
  return {
    ...client,
    send: (request) =>
      client.send({
        ...request,
        headers: { ...(request.url.href === hrefOf(tokenUrl) ? {} : headers), ...request.headers },
        ...(tls !== undefined && { tls }),
        timeoutMs: timeoutMs ?? request.timeoutMs,
      }),
  };
}

const hrefOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).href : undefined;
