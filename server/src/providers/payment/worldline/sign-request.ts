import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request to sign (authentication v1HMAC of Worldline Direct). */
export interface SignedRequest {
  readonly method: string;
  /** Empty without a body. */
  readonly contentType: string;
  /** As the header `Date` (RFC 9110, 5.6.7). */
  readonly date: string;
  /** The headers that begin with `x-gcs-`. */
  readonly gcsHeaders: Readonly<Record<string, string>>;
  /** With its query. */
  readonly path: string;
}

/** The signature of a request: HMAC-SHA256 in base64 over the method, content type, date, own headers and path. */
export function signRequest(secret: string, request: SignedRequest): string {
  const { method, contentType, date, gcsHeaders, path } = request;
  const headers = Object.entries(gcsHeaders)
    .map(([name, value]) => `${name.toLowerCase()}:${value.trim()}\n`)
    .toSorted();
  return hmac(secret, `${method}\n${contentType}\n${date}\n${headers.join('')}${path}\n`);
}

/** Whether a message has the signature that its sender made with the secret; takes the same time for every message. */
export function isSignedBy(secret: string, body: string, signature: string): boolean {
  const expected = Buffer.from(hmac(secret, body));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text, 'utf8').digest('base64');
