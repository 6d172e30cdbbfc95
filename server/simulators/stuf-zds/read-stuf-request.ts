import { namespaces } from '../../src/platform/stuf/stuf-names.ts';
import { parseXml } from '../../src/platform/xml/parse-xml.ts';
import {
  elementsOf,
  findChild,
  getChild,
  textOf,
  type XmlElement,
} from '../../src/platform/xml/xml-element.ts';
import type { SimulatorRequest } from '../http-simulator.ts';

/** The user that the simulated case system knows. */
export const stufUser = { name: 'formulieren', password: 'simulator-stuf-password' } as const;

/** A message as the simulated case system reads it. */
export interface StufRequest {
  readonly message: XmlElement;
  /** The operation in the SOAP action. */
  readonly operation: string;
  readonly reference: string;
  readonly sender: string;
  readonly isUser: boolean;
}

const maxCharacters = 60_000_000;

/** Parses a message; throws when it is not one of SOAP 1.1 and StUF. */
export function readStufRequest({ body, headers }: SimulatorRequest): StufRequest {
  const envelope = parseXml(body, maxCharacters);
  const [message, other] = elementsOf(getChild(envelope, namespaces.soap, 'Body'));
  if (message === undefined || other !== undefined) throw new Error('There is not one message.');
  const header = getChild(message, namespaces.cases, 'stuurgegevens');
  const sender = getChild(header, namespaces.stuf, 'zender');
  const moment = textOf(getChild(header, namespaces.stuf, 'tijdstipBericht'));
  if (!/^\d{17}$/.test(moment)) throw new Error('The moment is not one of StUF.');
  const action = String(headers['soapaction']).replaceAll('"', '');
  const prefix = `${namespaces.cases}/`;
  if (!action.startsWith(prefix)) throw new Error('The action is not one of the interface.');
  return {
    message,
    operation: action.slice(prefix.length),
    reference: textOf(getChild(header, namespaces.stuf, 'referentienummer')),
    sender: textOf(getChild(sender, namespaces.stuf, 'applicatie')),
    isUser: isBasicUser(headers.authorization) || isTokenUser(envelope),
  };
}

const isBasicUser = (authorization: string | undefined): boolean =>
  authorization ===
  `Basic ${Buffer.from(`${stufUser.name}:${stufUser.password}`).toString('base64')}`;

function isTokenUser(envelope: XmlElement): boolean {
  const header = findChild(envelope, namespaces.soap, 'Header');
  const security = header && findChild(header, namespaces.security, 'Security');
  const token = security && findChild(security, namespaces.security, 'UsernameToken');
  if (token === undefined) return false;
  const textIn = (name: string) => textOf(getChild(token, namespaces.security, name));
  return textIn('Username') === stufUser.name && textIn('Password') === stufUser.password;
}

/** The text of an element on a path of elements of the sector model; empty when there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  const found = path.reduce<XmlElement | undefined>(
    (parent, name) => parent && findChild(parent, namespaces.cases, name),
    element,
  );
  return found === undefined ? '' : textOf(found);
}
