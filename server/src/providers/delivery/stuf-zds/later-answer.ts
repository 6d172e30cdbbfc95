import { namespaces } from '../../../platform/stuf/stuf-names.ts';
import { stufMoment } from '../../../platform/stuf/stuf-time.ts';
import { parseXml } from '../../../platform/xml/parse-xml.ts';
import {
  elementsOf,
  findChild,
  getChild,
  textOf,
  type XmlElement,
} from '../../../platform/xml/xml-element.ts';
import { XmlError } from '../../../platform/xml/xml-error.ts';
import { xml } from '../../../platform/xml/xml.ts';
import { LaterAnswerError, type LaterAnswer } from '../delivery-driver.ts';
import { deliveryOf, findSentStep } from './stuf-reference.ts';
import { findFault } from './stuf-fault.ts';
import type { StufSettings } from './stuf-settings.ts';
import { writeEnvelope } from './write-envelope.ts';
import { writeParty } from './write-header.ts';

/** What a case system says afterwards of a message that it only received at first. */
const answerNames = /^(?:Bv0[13]|Fo0[123])Bericht$/;

/**
 * Reads an answer that a case system sends to us, later than its answer to our message (StUF 3.01, asynchronous
 * answers). Throws a LaterAnswerError for anything else.
 */
export function readLaterAnswer(text: string, settings: StufSettings, now: number): LaterAnswer {
  const message = readMessage(text);
  const header = getChild(message, namespaces.stuf, 'stuurgegevens');
  if (senderOf(header) !== settings.receiver.application)
    throw new LaterAnswerError('The sender is another system.');
  const reference = valueOf(header, 'crossRefnummer');
  const deliveryId = deliveryOf(reference);
  if (deliveryId === undefined) throw new LaterAnswerError('The reference is not ours.');
  const fault = findFault(message, 200);
  return {
    deliveryId,
    name: message.name,
    error: fault ?? null,
    findStep: (steps) => findSentStep(deliveryId, reference, steps),
    reply: {
      contentType: 'text/xml; charset=utf-8',
      body: confirm(settings, { reference: valueOf(header, 'referentienummer'), now }),
    },
  };
}

function readMessage(text: string): XmlElement {
  try {
    const envelope = parseXml(text);
    if (envelope.namespace !== namespaces.soap || envelope.name !== 'Envelope')
      throw new LaterAnswerError('No SOAP message.');
    const [message, other] = elementsOf(getChild(envelope, namespaces.soap, 'Body'));
    const isAnswer =
      message?.namespace === namespaces.stuf &&
      answerNames.test(message.name) &&
      other === undefined &&
      findChild(message, namespaces.stuf, 'stuurgegevens') !== undefined;
    if (!isAnswer) throw new LaterAnswerError('No answer of StUF.');
    return message;
  } catch (cause) {
    if (cause instanceof XmlError) throw new LaterAnswerError('Malformed XML.', { cause });
    throw cause;
  }
}

function senderOf(header: XmlElement): string {
  const sender = findChild(header, namespaces.stuf, 'zender');
  return sender === undefined ? '' : valueOf(sender, 'applicatie');
}

function valueOf(element: XmlElement, name: string): string {
  const child = findChild(element, namespaces.stuf, name);
  return child?.children.every((one) => typeof one === 'string') === true ? textOf(child) : '';
}

/** That we received it. */
function confirm(
  { sender, receiver }: StufSettings,
  { reference, now }: { readonly reference: string; readonly now: number },
): string {
  const to = reference === '' ? null : xml`<StUF:crossRefnummer>${reference}</StUF:crossRefnummer>`;
  const header = xml`<StUF:stuurgegevens><StUF:berichtcode>Bv03</StUF:berichtcode><StUF:zender>${writeParty(sender)}</StUF:zender><StUF:ontvanger>${writeParty(receiver)}</StUF:ontvanger><StUF:tijdstipBericht>${stufMoment(now)}</StUF:tijdstipBericht>${to}</StUF:stuurgegevens>`;
  const message = xml`<StUF:Bv03Bericht xmlns:StUF="${namespaces.stuf}">${header}</StUF:Bv03Bericht>`;
  return writeEnvelope(message, null);
}
