import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Small beside the text; smaller levels give more bytes for each visitor, larger ones take seconds. */
const brotliQuality = 9;

const encoders = {
  br: (text: string) =>
    toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => toGzip(text),
};

/** What text may be compressed with for a browser, the best first. */
export type Encoding = keyof typeof encoders;
export const encodings: readonly Encoding[] = ['br', 'gzip'];

/**
 * An answer that was checked against its contract and written out once, to be given many times. Its
 * tag follows from the text alone, so every process gives the same one.
 */
export class CachedResponse {
  readonly text: string;
  readonly tag: string;
  readonly #encoded = new Map<Encoding, Promise<Uint8Array>>();

  constructor(text: string) {
    this.text = text;
    this.tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  }

  /** The compressed text: compressed once for all requests. */
  encode(encoding: Encoding): Promise<Uint8Array> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const encoded = encoders[encoding](this.text);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

/** Whether the client has this very text already, by its `If-None-Match`. */
export function isHeldBy(ifNoneMatch: string | undefined, tag: string): boolean {
  // Compressing weakens the tag; the content is the same.
  const held = (ifNoneMatch ?? '').split(',', 50).map((text) => text.trim().replace(/^W\//, ''));
  return held.includes(tag) || held.includes('*');
}
