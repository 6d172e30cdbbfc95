import type { yiviAuthentications } from '@form-builder/core/contract/staff/settings/login-drivers.ts';
import { SignJWT } from 'jose';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { YiviSettingError } from './yivi-setting-error.ts';

/** How we prove to the IRMA server who asks for attributes. */
export type YiviRequestor =
  | { readonly kind: 'token'; readonly token: string }
  | {
      readonly kind: 'jwt';
      readonly name: string;
      readonly algorithm: 'HS256' | 'RS256';
      readonly key: KeyObject | Uint8Array;
    };

interface StoredRequestor {
  readonly authentication: (typeof yiviAuthentications)[number];
  readonly requestor: string;
}

/** RFC 7518, 3.2: a key for HS256 has at least the size of the hash. */
const minHmacBytes = 32;

/** Reads how requests are authenticated; throws a YiviSettingError. */
export function parseRequestor(
  { authentication, requestor: name }: StoredRequestor,
  secret: string,
): YiviRequestor {
  if (authentication === 'token') {
    // It becomes the value of a header.
    if (!/^[\x21-\x7e]+$/.test(secret)) throw new YiviSettingError('secret');
    return { kind: 'token', token: secret };
  }
  if (name === '') throw new YiviSettingError('requestor');
  return authentication === 'hs256'
    ? { kind: 'jwt', name, algorithm: 'HS256', key: parseHmacKey(secret) }
    : { kind: 'jwt', name, algorithm: 'RS256', key: parseRsaKey(secret) };
}

/** IRMA servers store the key in Base64, in any of its alphabets. */
function parseHmacKey(text: string): Uint8Array {
  const isBase64 = /^[\w+/-]+=*$/.test(text.trim());
  const bytes = Buffer.from(text.trim(), 'base64');
  if (!isBase64 || bytes.length < minHmacBytes) throw new YiviSettingError('secret');
  return bytes;
}

function parseRsaKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(withLineEnds(pem));
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch (cause) {
    throw new YiviSettingError('secret', { cause });
  }
  throw new YiviSettingError('secret');
}

/** An input of one line drops the line ends of a pasted key. */
const withLineEnds = (pem: string): string =>
  pem.replace(
    /(-----BEGIN [A-Z ]+-----)([^-]+)(-----END [A-Z ]+-----)/,
    (_, begin: string, content: string, end: string) =>
      [begin, ...(content.replace(/\s+/g, '').match(/.{1,64}/g) ?? []), end, ''].join('\n'),
  );

/** The headers and body of a request for a session. */
export async function authenticateRequest(
  requestor: YiviRequestor,
  request: object,
  now: number,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: string }> {
  if (requestor.kind === 'token')
    return {
      headers: { authorization: requestor.token, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    };
  const { name, algorithm, key } = requestor;
  const body = await new SignJWT({ sprequest: request })
    .setProtectedHeader({ typ: 'JWT', alg: algorithm, kid: name })
    .setIssuer(name)
    .setSubject('verification_request')
    .setIssuedAt(Math.floor(now / 1000))
    .sign(key);
  return { headers: { 'content-type': 'text/plain' }, body };
}
