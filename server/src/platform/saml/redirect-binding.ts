import { createSign, createVerify } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SamlCredentials } from './credentials.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { SamlError } from './saml-error.ts';
import { algorithms } from './saml-names.ts';
import { maxMessageCharacters, parseXml } from '../xml/parse-xml.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { Xml } from '../xml/xml.ts';

/** The two kinds of messages in a URL. */
export type RedirectParameter = 'SAMLRequest' | 'SAMLResponse';

/** The address that carries a message, signed as a query string (SAML bindings, 3.4.4.1). */
export function createRedirectUrl(
  destination: string,
  message: {
    readonly parameter: RedirectParameter;
    readonly xml: Xml;
    /** `null`: the message that this answers had none. */
    readonly relayState: string | null;
  },
  { privateKey }: SamlCredentials,
): string {
  const encoded = deflateRawSync(message.xml.text).toString('base64');
  const signed = [
    [message.parameter, encoded],
    ...(message.relayState === null ? [] : [['RelayState', message.relayState]]),
    ['SigAlg', algorithms.signature],
  ]
    .map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64');
  const separator = destination.includes('?') ? '&' : '?';
  return `${destination}${separator}${signed}&Signature=${encodeURIComponent(signature)}`;
}

/** Reads the message of a URL whose query one of the provider's keys signed. */
export function readRedirect(
  { search }: URL,
  parameter: RedirectParameter,
  { signingCertificates }: Pick<IdentityProvider, 'signingCertificates'>,
): XmlElement {
  const raw = rawParameters(search);
  const message = raw.get(parameter);
  const signature = raw.get('Signature');
  if (message === undefined) throw new SamlError('malformed', `no ${parameter}`);
  if (signature === undefined) throw new SamlError('unsigned', parameter);
  if (decode(raw.get('SigAlg')) !== algorithms.signature)
    throw new SamlError('bad_signature', 'SigAlg');
  // The signature is of the parameters as they were encoded, in this order.
  const signed = [parameter, 'RelayState', 'SigAlg']
    .flatMap((name) => (raw.has(name) ? [`${name}=${raw.get(name) ?? ''}`] : []))
    .join('&');
  const bytes = Buffer.from(decode(signature), 'base64');
  const isSigned = signingCertificates.some(({ publicKey }) =>
    createVerify('RSA-SHA256').update(signed).verify(publicKey, bytes),
  );
  if (!isSigned) throw new SamlError('bad_signature', parameter);
  return parseXml(inflate(decode(message)));
}

/** The parameters still encoded; a parameter may occur once. */
function rawParameters(search: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    if (found.has(name)) throw new SamlError('malformed', 'a parameter occurs twice');
    found.set(name, at < 0 ? '' : part.slice(at + 1));
  }
  return found;
}

function decode(value: string | undefined): string {
  try {
    return decodeURIComponent((value ?? '').replaceAll('+', '%20'));
  } catch {
    throw new SamlError('malformed', 'encoding');
  }
}

function inflate(encoded: string): string {
  try {
    const options = { maxOutputLength: maxMessageCharacters };
    return inflateRawSync(Buffer.from(encoded, 'base64'), options).toString('utf8');
  } catch {
    throw new SamlError('malformed', 'compression');
  }
}
