import { maxAnswerBytes } from '../../../platform/outgoing/outgoing-client.ts';
import { parseXml } from '../../../platform/xml/parse-xml.ts';
import {
  elementsOf,
  findChild,
  getChild,
  iterateElements,
  textOf,
  type XmlElement,
} from '../../../platform/xml/xml-element.ts';
import { XmlError } from '../../../platform/xml/xml-error.ts';
import { ProviderError } from '../../provider-error.ts';
import { findFault, findUnreadFault } from './stuf-fault.ts';
import { namespaces } from '../../../platform/stuf/stuf-names.ts';
import type { Numbered } from './write-number-request.ts';

/**
 * The message in a SOAP envelope. Throws a ProviderError: a StufFault for a fault, otherwise `bad_answer` for anything
 * else than the XML of a SOAP message without a document type.
 */
export function readMessage(text: string, status: number): XmlElement {
  const read = () => {
    const envelope = parseXml(text, maxAnswerBytes);
    if (envelope.namespace !== namespaces.soap || envelope.name !== 'Envelope')
      throw new ProviderError('bad_answer');
    const [message, other] = elementsOf(getChild(envelope, namespaces.soap, 'Body'));
    if (message === undefined || other !== undefined) throw new ProviderError('bad_answer');
    const fault = findFault(message, status);
    if (fault !== undefined) throw fault;
    return message;
  };
  // A fault is one also when it cannot be read, such as with a comment.
  return asAnswer(read, () => findUnreadFault(text, status));
}

const answers = {
  case: { message: 'genereerZaakIdentificatie_Du02', holder: 'zaak' },
  document: { message: 'genereerDocumentIdentificatie_Du02', holder: 'document' },
} as const;

const maxIdentification = 40;

/** The number in an answer; some systems have the message in a namespace of the interface, not of the sector model. */
export function readNumber(message: XmlElement, numbered: Numbered): string {
  const { message: expected, holder } = answers[numbered];
  return asAnswer(() => {
    const found = [...iterateElements(message)].filter(({ name }) => name === holder);
    const identification = found[0] && findChild(found[0], namespaces.cases, 'identificatie');
    const number = identification === undefined ? '' : textOf(identification);
    const isFit = number !== '' && number.length <= maxIdentification;
    if (message.name !== expected || found.length !== 1 || !isFit)
      throw new ProviderError('bad_answer');
    return number;
  });
}

/** Throws a ProviderError for anything else than the confirmation that a notification was received. */
export function assertConfirmed({ namespace, name }: XmlElement): void {
  if (namespace !== namespaces.stuf || name !== 'Bv03Bericht')
    throw new ProviderError('bad_answer');
}

function asAnswer<T>(
  read: () => T,
  findError: () => ProviderError | undefined = () => undefined,
): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof XmlError) throw findError() ?? new ProviderError('bad_answer', { cause });
    throw cause;
  }
}
