import { namespaces } from '../../src/platform/stuf/stuf-names.ts';
import { stufMoment } from '../../src/platform/stuf/stuf-time.ts';
import { xml, type Xml } from '../../src/platform/xml/xml.ts';

/** What a case system says afterwards of a notification. */
export interface SimulatedLaterAnswer {
  readonly message: 'Bv03' | 'Fo01' | 'Fo02' | 'Fo03';
  /** The reference of the notification. */
  readonly reference: string;
  readonly code?: string;
  readonly sender?: string;
}

/** A later answer in its envelope, as a case system sends it to us. */
export function writeLaterAnswer(answer: SimulatedLaterAnswer): string {
  const { message, reference, code = 'StUF064', sender = 'ZSH' } = answer;
  const header = xml`<StUF:stuurgegevens><StUF:berichtcode>${message}</StUF:berichtcode><StUF:zender><StUF:organisatie>0344</StUF:organisatie><StUF:applicatie>${sender}</StUF:applicatie></StUF:zender><StUF:ontvanger><StUF:organisatie>0344</StUF:organisatie><StUF:applicatie>FORM</StUF:applicatie></StUF:ontvanger><StUF:referentienummer>antwoord-1</StUF:referentienummer><StUF:tijdstipBericht>${stufMoment(Date.now())}</StUF:tijdstipBericht><StUF:crossRefnummer>${reference}</StUF:crossRefnummer></StUF:stuurgegevens>`;
  const body = xml`<StUF:body><StUF:code>${code}</StUF:code><StUF:plek>server</StUF:plek><StUF:omschrijving>De zaak van 111222333 is niet verwerkt</StUF:omschrijving></StUF:body>`;
  return xml`<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${namespaces.soap}"><soap:Body>${messages[message](header, body)}</soap:Body></soap:Envelope>`
    .text;
}

const messages: Readonly<Record<SimulatedLaterAnswer['message'], (header: Xml, body: Xml) => Xml>> =
  {
    Bv03: (header) =>
      xml`<StUF:Bv03Bericht xmlns:StUF="${namespaces.stuf}">${header}</StUF:Bv03Bericht>`,
    Fo01: (header, body) =>
      xml`<StUF:Fo01Bericht xmlns:StUF="${namespaces.stuf}">${header}${body}</StUF:Fo01Bericht>`,
    Fo02: (header, body) =>
      xml`<StUF:Fo02Bericht xmlns:StUF="${namespaces.stuf}">${header}${body}</StUF:Fo02Bericht>`,
    Fo03: (header, body) =>
      xml`<StUF:Fo03Bericht xmlns:StUF="${namespaces.stuf}">${header}${body}</StUF:Fo03Bericht>`,
  };
