import type {
  OutgoingClient,
  OutgoingRequest,
  OutgoingResponse,
} from '../platform/outgoing/outgoing-client.ts';
import { codeOfFailure } from './code-of-failure.ts';
import { codeOfStatus, ProviderError } from './provider-error.ts';

/** The response of an outside service. */
export interface ProviderResponse {
  readonly status: number;
  /** Parsed JSON; `undefined` for any other content. */
  readonly content: unknown;
}

/** Sends one request; throws a ProviderError for every unsuccessful response. */
export async function sendRequest(
  client: OutgoingClient,
  request: OutgoingRequest,
): Promise<ProviderResponse> {
  const { status, headers, text } = await client.send(request).catch(refuse);
  if (status < 200 || status >= 300)
    throw new ProviderError(codeOfStatus(status), {
      status,
      text,
      retryAfterSeconds: readRetryAfter(headers),
    });
  return { status, content: parseContent({ headers, text }) };
}

function refuse(cause: unknown): never {
  throw new ProviderError(codeOfFailure(cause), { cause });
}

/** The wait that a response asks for: seconds, or a date compared with the sender's own clock (RFC 9110, 10.2.3). */
export function readRetryAfter(headers: OutgoingResponse['headers']): number | undefined {
  const { 'retry-after': wanted = '', date = '' } = headers;
  if (/^\d{1,9}$/.test(wanted)) return Number(wanted);
  const seconds = Math.ceil((Date.parse(wanted) - Date.parse(date)) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** Parses JSON if the content type says so. */
function parseContent({ headers, text }: Pick<OutgoingResponse, 'headers' | 'text'>): unknown {
  if (!/\bjson\b/.test(headers['content-type'] ?? '') || text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('bad_answer', { cause, text });
  }
}
