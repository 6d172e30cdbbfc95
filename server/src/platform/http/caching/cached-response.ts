import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * A good balance of size and time: lower levels send more bytes to each visitor, higher levels take
 * seconds.
 */
const brotliQuality = 9;

const encoders = {
  br: (text: string) =>
    toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => toGzip(text),
};

/** The supported compressions, best first. */
export type Encoding = keyof typeof encoders;
export const encodings: readonly Encoding[] = ['br', 'gzip'];

/**
 * A response that was validated against its contract and serialised once, to be sent many times. Its tag
 * depends on the text only, so every process creates the same one.
 */
export class CachedResponse {
  readonly text: string;
  readonly tag: string;
  readonly #encoded = new Map<Encoding, Promise<Uint8Array>>();

  constructor(text: string) {
    this.text = text;
    this.tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  }

  /** The compressed text, computed once for all requests. */
  encode(encoding: Encoding): Promise<Uint8Array> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const encoded = encoders[encoding](this.text);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

/** Whether the `If-None-Match` of the client contains this tag. */
export function isHeldBy(ifNoneMatch: string | undefined, tag: string): boolean {
  // Compression makes the tag weak; the content is the same.
  const held = (ifNoneMatch ?? '').split(',', 50).map((text) => text.trim().replace(/^W\//, ''));
  return held.includes(tag) || held.includes('*');
}
