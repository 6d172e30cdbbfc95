import { RequestError } from '../../request-error.ts';

/** The limit when an endpoint names none. */
export const defaultBodyLimitBytes = 1_048_576;

/** Reads and parses a JSON body; an absent one is `{}`. Stops at the limit instead of reading on. */
export async function readJsonBody(request: Request, limitBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, limitBytes);
  if (bytes.byteLength === 0) return {};
  if (!isJson(request.headers.get('content-type'))) {
    throw new RequestError('unsupported_media_type');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The cause would carry a piece of the body.
    throw new RequestError('malformed_json');
  }
}

function isJson(contentType: string | null): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType ?? '');
}

async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) {
    throw new RequestError('too_large');
  }
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: ReadableStream<Uint8Array> = request.body;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new RequestError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
