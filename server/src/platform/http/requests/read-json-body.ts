import type { IncomingMessage } from 'node:http';
import { RequestError } from '../../request-error.ts';

/** The limit when an endpoint names none. */
export const defaultBodyLimitBytes = 1_048_576;

/**
 * Reads and parses a JSON body; an absent one is `{}`. Stops at the limit instead of reading on. Reads Node's
 * own request: a web stream around it costs as much as all the rest of a small request.
 */
export async function readJsonBody(request: IncomingMessage, limitBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, limitBytes);
  if (bytes.byteLength === 0) return {};
  if (!isJson(request.headers['content-type'])) {
    throw new RequestError('unsupported_media_type');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The cause would carry a piece of the body.
    throw new RequestError('malformed_json');
  }
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType ?? '');
}

async function readBytes(request: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
    throw new RequestError('too_large');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // What is left of a body that is too large is read by the library, so that the answer gets through.
  const content: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > limitBytes) throw new RequestError('too_large');
      chunks.push(chunk);
    }
  } catch (cause) {
    // Nobody waits for the answer to a body that broke off; it is no failure of this server.
    throw cause instanceof RequestError ? cause : new RequestError('malformed_json', { cause });
  }
  return Buffer.concat(chunks);
}
