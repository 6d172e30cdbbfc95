import type { IncomingMessage } from 'node:http';

const largestBytes = 8 * 1024;

/**
 * The fields of a posted form; undefined when it is not a form, exceeds the limit, or contains NUL, which no
 * database stores.
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // A Node stream of bytes yields buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBytes) return undefined;
    chunks.push(chunk);
  }
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  return [...form.values()].some((value) => value.includes('\0')) ? undefined : form;
}
