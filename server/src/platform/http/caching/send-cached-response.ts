import type { AppContext } from '../app-environment.ts';
import { encodings, isHeldBy, type Encoding, type CachedResponse } from './cached-response.ts';

/** Below this size, compression saves less than one network packet. */
const minCompressed = 1024;

/**
 * Sends a cached response in an encoding that the client accepts. The browser may store it and must revalidate
 * it each time.
 */
export async function sendCachedResponse(
  c: AppContext,
  answer: CachedResponse,
  type: string,
): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('accept-encoding'), answer.text.length);
  c.header('ETag', encoding === undefined ? answer.tag : `W/${answer.tag}`);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Authorization, Accept-Language, Accept-Encoding', { append: true });
  if (isHeldBy(c.req.header('if-none-match'), answer.tag)) return c.body(null, 304);
  c.header('Content-Type', `${type}; charset=utf-8`);
  if (encoding === undefined) return c.body(answer.text);
  c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(await answer.encode(encoding)));
}

/** The best encoding that the client accepts; none for short texts. */
function preferredEncoding(accepted: string | undefined, length: number): Encoding | undefined {
  if (length < minCompressed) return undefined;
  const offers = (accepted ?? '').split(',', 20).map((offer) => offer.replace(/\s/g, ''));
  return encodings.find((encoding) =>
    offers.some(
      (offer) =>
        offer === encoding || (offer.startsWith(`${encoding};`) && !/;q=0(?:\.0*)?$/.test(offer)),
    ),
  );
}
