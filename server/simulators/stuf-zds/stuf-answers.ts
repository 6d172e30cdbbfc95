import { randomUUID } from 'node:crypto';
import { namespaces } from '../../src/platform/stuf/stuf-names.ts';
import { stufMoment } from '../../src/platform/stuf/stuf-time.ts';
import { xml, type Xml } from '../../src/platform/xml/xml.ts';
import type { SimulatedResponse } from '../http-simulator.ts';

/** A fault of StUF: after checking (Fo02, Fo01 when it comes later) or while receiving (Fo03). */
export interface SimulatedFault {
  readonly message: 'Fo01' | 'Fo02' | 'Fo03';
  readonly code: string;
  readonly place?: 'client' | 'server';
  /** The only operation that it refuses; absent for each. */
  readonly operation?: string;
  /** Whether the system keeps the reference of what it refused, and knows it from then on. */
  readonly isRemembered?: boolean;
  /** What happens to the answer on its way. */
  readonly change?: (answer: SimulatedResponse & { readonly body: Buffer }) => SimulatedResponse;
}

const headers = { 'content-type': 'text/xml; charset=utf-8' };

/** A message in a SOAP envelope. */
export const soapAnswer = (message: Xml, status = 200) => ({
  status,
  headers,
  body: Buffer.from(
    xml`<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${namespaces.soap}"><soap:Body>${message}</soap:Body></soap:Envelope>`
      .text,
  ),
});

/** The header of an answer to a message. */
const writeHeader = (code: string, reference: string, task?: string): Xml =>
  xml`<StUF:berichtcode>${code}</StUF:berichtcode><StUF:zender><StUF:organisatie>0344</StUF:organisatie><StUF:applicatie>ZSH</StUF:applicatie></StUF:zender><StUF:ontvanger><StUF:organisatie>0344</StUF:organisatie><StUF:applicatie>FORM</StUF:applicatie></StUF:ontvanger><StUF:referentienummer>${randomUUID()}</StUF:referentienummer><StUF:tijdstipBericht>${stufMoment(Date.now())}</StUF:tijdstipBericht><StUF:crossRefnummer>${reference}</StUF:crossRefnummer>${
    task === undefined ? null : xml`<StUF:functie>${task}</StUF:functie>`
  }`;

/** The number of a new case. */
export const caseNumberAnswer = (number: string, reference: string): SimulatedResponse =>
  soapAnswer(
    xml`<ZKN:genereerZaakIdentificatie_Du02 xmlns:ZKN="${namespaces.cases}" xmlns:StUF="${namespaces.stuf}"><ZKN:stuurgegevens>${writeHeader('Du02', reference, 'genereerZaakidentificatie')}</ZKN:stuurgegevens><ZKN:zaak StUF:entiteittype="ZAK" StUF:functie="entiteit"><ZKN:identificatie>${number}</ZKN:identificatie></ZKN:zaak></ZKN:genereerZaakIdentificatie_Du02>`,
  );

/** The number of a new document. */
export const documentNumberAnswer = (number: string, reference: string): SimulatedResponse =>
  soapAnswer(
    xml`<ZKN:genereerDocumentIdentificatie_Du02 xmlns:ZKN="${namespaces.cases}" xmlns:StUF="${namespaces.stuf}"><ZKN:stuurgegevens>${writeHeader('Du02', reference, 'genereerDocumentidentificatie')}</ZKN:stuurgegevens><ZKN:document StUF:entiteittype="EDC" StUF:functie="entiteit"><ZKN:identificatie>${number}</ZKN:identificatie></ZKN:document></ZKN:genereerDocumentIdentificatie_Du02>`,
  );

/** Confirms that a notification was received. */
export const confirmation = (reference: string): SimulatedResponse =>
  soapAnswer(
    xml`<StUF:Bv03Bericht xmlns:StUF="${namespaces.stuf}"><StUF:stuurgegevens>${writeHeader('Bv03', reference)}</StUF:stuurgegevens></StUF:Bv03Bericht>`,
  );

const maxFaultText = 200;

/** The text of every fault repeats what was sent, as those of real systems may. */
export function faultAnswer(
  { message, code, place = 'server', change = (answer) => answer }: SimulatedFault,
  { reference, repeated }: { readonly reference: string; readonly repeated: string },
): SimulatedResponse {
  const text = `Het bericht is niet verwerkt: ${repeated}`;
  // A fault that comes at once needs no more to belong to its message.
  const header =
    message === 'Fo02'
      ? xml`<StUF:berichtcode>Fo02</StUF:berichtcode>`
      : writeHeader(message, reference);
  const content = xml`<StUF:stuurgegevens>${header}</StUF:stuurgegevens><StUF:body><StUF:code>${code}</StUF:code><StUF:plek>${place}</StUF:plek><StUF:omschrijving>${text.slice(0, maxFaultText)}</StUF:omschrijving></StUF:body>`;
  const bodies: Readonly<Record<SimulatedFault['message'], Xml>> = {
    Fo01: xml`<StUF:Fo01Bericht xmlns:StUF="${namespaces.stuf}">${content}</StUF:Fo01Bericht>`,
    Fo02: xml`<StUF:Fo02Bericht xmlns:StUF="${namespaces.stuf}">${content}</StUF:Fo02Bericht>`,
    Fo03: xml`<StUF:Fo03Bericht xmlns:StUF="${namespaces.stuf}">${content}</StUF:Fo03Bericht>`,
  };
  const answer = soapAnswer(
    xml`<soap:Fault><faultcode>soap:${place === 'client' ? 'Client' : 'Server'}</faultcode><faultstring>${text}</faultstring><detail>${bodies[message]}</detail></soap:Fault>`,
    500,
  );
  return change(answer);
}

/** The refusal of WS-Security. */
export const loginFault = (): SimulatedResponse =>
  soapAnswer(
    xml`<soap:Fault><faultcode xmlns:wsse="${namespaces.security}">wsse:FailedAuthentication</faultcode><faultstring>The security token could not be authenticated.</faultstring></soap:Fault>`,
    500,
  );

/** Answers that no case system should give. */
export const oddAnswers = {
  doctype: (): SimulatedResponse => ({
    headers,
    body: Buffer.from('<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><x>&secret;</x>'),
  }),
  oversized: (): SimulatedResponse => ({
    headers,
    body: Buffer.from(`<x>${'a'.repeat(1_100_000)}</x>`),
  }),
  other: (): SimulatedResponse =>
    soapAnswer(xml`<StUF:Bv04Bericht xmlns:StUF="${namespaces.stuf}"></StUF:Bv04Bericht>`),
} as const;
export type OddAnswer = keyof typeof oddAnswers;
