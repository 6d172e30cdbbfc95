import { SamlError } from '../saml-error.ts';
import { namespaces } from '../saml-names.ts';
import { parseXml } from '../../xml/parse-xml.ts';
import { elementsOf, getChild, type XmlElement } from '../../xml/xml-element.ts';

/** A signed message in a SOAP 1.1 envelope (SAML bindings, 3.2). */
export const wrapInSoap = (message: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="${namespaces.soap}"><soapenv:Body>${message}</soapenv:Body></soapenv:Envelope>`;

/** The only message in a SOAP envelope. */
export function unwrapSoap(text: string): XmlElement {
  const envelope = parseXml(text);
  if (envelope.namespace !== namespaces.soap || envelope.name !== 'Envelope')
    throw new SamlError('malformed', 'no SOAP');
  const [message, other] = elementsOf(getChild(envelope, namespaces.soap, 'Body'));
  if (message === undefined || other !== undefined)
    throw new SamlError('malformed', 'not one message');
  return message;
}
