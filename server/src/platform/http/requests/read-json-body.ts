import type { IncomingMessage } from 'node:http';
import { RequestError } from '../../request-error.ts';

/** The limit for endpoints that declare none. */
export const defaultBodyLimitBytes = 1_048_576;

/** The rules of a body. */
interface BodyRules {
  readonly limitBytes: number;
  /** Whether a page that closes may send its JSON as `text/plain`. */
  readonly allowsPlainText: boolean;
}

/**
 * Reads and parses a JSON body; an absent one is `{}`. Stops reading at the limit. Reads Node's own request: a
 * web stream around it costs as much as the rest of a small request.
 */
export async function readJsonBody(
  request: IncomingMessage,
  { limitBytes, allowsPlainText }: BodyRules,
): Promise<unknown> {
  const bytes = await readBytes(request, limitBytes);
  if (bytes.byteLength === 0) return {};
  const type = request.headers['content-type'];
  if (!isJson(type) && !(allowsPlainText && isPlainText(type))) {
    throw new RequestError('unsupported_media_type');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The cause would contain a piece of the body.
    throw new RequestError('malformed_json');
  }
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType ?? '');
}

function isPlainText(contentType: string | undefined): boolean {
  return /^text\/plain\s*(;|$)/i.test(contentType ?? '');
}

/** The body of a request; throws `too_large` for a longer one. */
export async function readBytes(request: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
    throw new RequestError('too_large');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Node reads the rest of a body that is too large, so that the client receives the response.
  const content: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > limitBytes) throw new RequestError('too_large');
      chunks.push(chunk);
    }
  } catch (cause) {
    // The client disconnected while it sent the body; this is not an error of the server.
    throw cause instanceof RequestError ? cause : new RequestError('malformed_json', { cause });
  }
  return Buffer.concat(chunks);
}
