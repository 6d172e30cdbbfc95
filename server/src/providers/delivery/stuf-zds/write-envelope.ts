import { xml, type Xml } from '../../../platform/xml/xml.ts';
import { namespaces } from '../../../platform/stuf/stuf-names.ts';

/** A message in a SOAP 1.1 envelope. */
export const writeEnvelope = (message: Xml, security: Xml | null): string =>
  xml`<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="${namespaces.soap}"><soapenv:Header>${security}</soapenv:Header><soapenv:Body>${message}</soapenv:Body></soapenv:Envelope>`
    .text;

const validMs = 5 * 60_000;
const passwordText =
  'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

interface UsernameToken {
  readonly username: string;
  readonly password: string;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** The header of WS-Security with a user name and password (UsernameToken profile 1.0). */
export function writeUsernameToken({ username, password, now }: UsernameToken): Xml {
  const at = (moment: number) => new Date(moment).toISOString();
  return xml`<wsse:Security xmlns:wsse="${namespaces.security}" xmlns:wsu="${namespaces.securityUtility}" soapenv:mustUnderstand="1"><wsu:Timestamp><wsu:Created>${at(now)}</wsu:Created><wsu:Expires>${at(now + validMs)}</wsu:Expires></wsu:Timestamp><wsse:UsernameToken><wsse:Username>${username}</wsse:Username><wsse:Password Type="${passwordText}">${password}</wsse:Password></wsse:UsernameToken></wsse:Security>`;
}
