import { Readable } from 'node:stream';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildDeliveryRequest } from '../../../../testing/build-delivery.ts';
import { partyNumbers } from '../../../../testing/party-numbers.ts';
import { parseXml } from '../../../platform/xml/parse-xml.ts';
import {
  elementsOf,
  iterateElements,
  textOf,
  type XmlElement,
} from '../../../platform/xml/xml-element.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';
import { deliverCase } from './deliver-case.ts';
import { createStufCase, findCaseType, writeCase } from './stuf-case.ts';
import { findDocumentType, readContent, writeDocument } from './stuf-document.ts';
import { findInitiator } from './stuf-initiator.ts';
import { stufSettingsSchema } from './stuf-settings.ts';
import { stufDay, stufMoment } from '../../../platform/stuf/stuf-time.ts';
import { writeEnvelope, writeUsernameToken } from './write-envelope.ts';
import type { StufHeader } from './write-header.ts';
import { writeNumberRequest } from './write-number-request.ts';

const bsn = '999990019';
const { completedAt } = buildDeliveryRequest().submission;
const header: StufHeader = {
  sender: { organisation: '0344', application: 'FORM', administration: '', user: 'web' },
  receiver: { organisation: '0344', application: 'ZSH', administration: 'Zaken', user: '' },
  reference: 'a1b2',
  now: Date.parse('2026-07-01T22:00:00.005Z'),
};
const settings = {
  caseTypes: [['B0337', 'Melding openbare ruimte']],
  documentTypes: [['Aanvraag', 'ZAAKVERTROUWELIJK']],
} as const;

const caseType = { code: 'B0337', description: 'Melding openbare ruimte' };

const requestOf = (members: Partial<DeliveryRequest> = {}): DeliveryRequest =>
  buildDeliveryRequest({
    options: { case_type: 'B0337', document_type: 'Aanvraag' },
    ...members,
  });

const caseMessage = (members: Partial<DeliveryRequest> = {}): string =>
  writeCase(createStufCase(requestOf(members), caseType), '03440001', header).text;

/** The elements with text, in order. */
const textsOf = (message: string): readonly string[] =>
  [...iterateElements(parseXml(message))]
    .filter((element) => elementsOf(element).length === 0)
    .map((element) => `${element.prefix}:${element.name}=${textOf(element)}`);

const findNamed = (message: string, name: string): XmlElement | undefined =>
  [...iterateElements(parseXml(message))].find((one) => one.name === name);

test('a case says what was paid and on which Dutch day, and nothing for a form without a payment', () => {
  const said = (members: Partial<DeliveryRequest>) =>
    textsOf(caseMessage(members)).filter((text) => /betaal|betaling/i.test(text));
  expect(said({})).toEqual([]);
  expect(said({ payment: { status: 'none' } })).toEqual(['ZKN:betalingsIndicatie=N.v.t.']);
  expect(said({ payment: { status: 'due' } })).toEqual(['ZKN:betalingsIndicatie=(Nog) niet']);
  expect(said({ payment: { status: 'paid', paidAt: '2026-12-31T23:30:00.000Z' } })).toEqual([
    'ZKN:betalingsIndicatie=Geheel',
    'ZKN:laatsteBetaaldatum=20270101',
  ]);
});

test('moments are in Dutch time, in summer and in winter', () => {
  expect(stufMoment(header.now)).toBe('20260702000000005');
  expect(stufMoment(Date.parse(completedAt))).toBe('20261123003000120');
  expect(stufDay(Date.parse(completedAt))).toBe('20261123');
});

test('a request for a number is the documented message', () => {
  expect(textsOf(writeNumberRequest('case', header).text)).toEqual([
    'StUF:berichtcode=Di02',
    'StUF:organisatie=0344',
    'StUF:applicatie=FORM',
    'StUF:gebruiker=web',
    'StUF:organisatie=0344',
    'StUF:applicatie=ZSH',
    'StUF:administratie=Zaken',
    'StUF:referentienummer=a1b2',
    'StUF:tijdstipBericht=20260702000000005',
    'StUF:functie=genereerZaakidentificatie',
  ]);
  const { namespace, name } = parseXml(writeNumberRequest('document', header).text);
  expect([namespace, name]).toEqual([
    'http://www.egem.nl/StUF/sector/zkn/0310',
    'genereerDocumentIdentificatie_Di02',
  ]);
});

describe('the message with a case', () => {
  test('names who acted for the initiator, before the initiator', () => {
    const acting = { kind: 'kvk', number: '90001354' } as const;
    const message = caseMessage({ identifiers: partyNumbers(bsn), acting });
    expect(textsOf(message).slice(-6)).toEqual([
      'BG:inn.nnpId=90001354',
      'BG:authentiek=J',
      'StUF:tijdstipRegistratie=20261123003000120',
      `BG:inp.bsn=${bsn}`,
      'BG:authentiek=J',
      'StUF:tijdstipRegistratie=20261123003000120',
    ]);
    expect(findNamed(message, 'heeftAlsGemachtigde')?.attributes).toMatchObject([
      { name: 'entiteittype', value: 'ZAKBTRGMC' },
      { name: 'verwerkingssoort', value: 'T' },
    ]);
    expect(
      findNamed(caseMessage({ identifiers: partyNumbers(bsn) }), 'heeftAlsGemachtigde'),
    ).toBeUndefined();
  });

  test('is not sent, nor a number asked for, when it would lose who acted', async () => {
    const fail = () => Promise.reject(new Error('Nothing may be sent.'));
    const once = (_: string, run: () => Promise<string>) => run();
    const request = requestOf({ identifiers: partyNumbers(bsn), acting: { kind: 'lost' } });
    const delivering = deliverCase({
      client: { askNumber: fail, notify: fail, probe: fail },
      settings: v.parse(stufSettingsSchema, {
        sync_url: 'https://zaken.example/vrij',
        async_url: 'https://zaken.example/asynchroon',
        sender_organisation: '0344',
        sender_application: 'FORM',
        receiver_organisation: '0344',
        receiver_application: 'ZSH',
        case_types: 'B0337=Melding openbare ruimte',
        document_types: 'Aanvraag=ZAAKVERTROUWELIJK',
      }),
      request,
      work: {
        steps: { has: () => false, once, onceSealed: once },
        documents: { pdf: fail, files: fail },
      },
    });
    await expect(delivering).rejects.toMatchObject({
      code: 'refused',
      answer: { text: JSON.stringify({ gemachtigde: null }) },
    });
    expect(createStufCase(request, caseType)).toMatchObject({ authorised: undefined });
  });

  test('has the elements of the sector model in its order', () => {
    const values = {
      zaak: { toelichting: 'Bij de brug' },
      extraElementen: { onderwerp: 'Losse tegel', leeg: '' },
    };
    const message = caseMessage({ values, identifiers: partyNumbers(bsn) });
    expect(textsOf(message).slice(9)).toEqual([
      'StUF:entiteittype=ZAK',
      'StUF:mutatiesoort=T',
      'StUF:indicatorOvername=V',
      'ZKN:identificatie=03440001',
      'ZKN:omschrijving=Melding doen',
      'ZKN:toelichting=Bij de brug',
      'ZKN:kenmerk=3f0f7a52-6f0e-4a0b-9a43-3f4a7b1c2d3e',
      'ZKN:bron=form-builder',
      'ZKN:startdatum=20261123',
      'ZKN:registratiedatum=20261123',
      'ZKN:zaakniveau=1',
      'ZKN:deelzakenIndicatie=N',
      'StUF:tijdstipRegistratie=20261123003000120',
      'StUF:extraElement=Losse tegel',
      'ZKN:omschrijving=Melding openbare ruimte',
      'ZKN:code=B0337',
      'ZKN:ingangsdatumObject=20261123',
      `BG:inp.bsn=${bsn}`,
      'BG:authentiek=J',
      'StUF:tijdstipRegistratie=20261123003000120',
    ]);
  });

  test('escapes every text, and leaves out what XML cannot contain', () => {
    const hostile = `</ZKN:omschrijving><x y="1">&amp;\u0000\u000b\ud800 é 🚲\r\n]]>`;
    const kept = '</ZKN:omschrijving><x y="1">&amp; é 🚲\r\n]]>';
    const options = { case_type: 'B0337', description: hostile };
    const values = {
      zaak: { toelichting: hostile },
      extraElementen: { [`a"b<${hostile}`]: hostile },
    };
    const message = caseMessage({ options, values });
    expect(findNamed(message, 'x')).toBeUndefined();
    expect(textsOf(message)).toContain(`ZKN:toelichting=${kept}`);
    const extra = findNamed(message, 'extraElement');
    expect(extra && textOf(extra)).toBe(kept);
    expect(extra?.attributes).toMatchObject([{ name: 'naam', value: `a"b<${kept}` }]);
  });

  test('keeps to the lengths of the sector model', () => {
    const description = 'o'.repeat(100);
    const values = { zaak: { toelichting: 't'.repeat(2_000) } };
    const found = createStufCase(requestOf({ values, options: { description } }), caseType);
    expect([found.description.length, found.explanation.length]).toEqual([80, 1_000]);
  });

  test('has a type, and documents have one, among those of the provider only', () => {
    const known = { case_type: 'B0337', document_type: 'Aanvraag' };
    expect(findCaseType({ options: known }, settings)).toEqual(caseType);
    expect(findDocumentType({ options: known }, settings)).toEqual({
      description: 'Aanvraag',
      confidentiality: 'ZAAKVERTROUWELIJK',
    });
    const unknown = { case_type: 'B9998', document_type: 'Besluit' };
    expect(findCaseType({ options: unknown }, settings)).toBeUndefined();
    expect(findDocumentType({ options: unknown }, settings)).toBeUndefined();
  });
});

test.each([
  ['the mapped BSN', { bsn: '111222333' }, [bsn], { kind: 'person', bsn: '111222333' }],
  ['the BSN of the login', {}, [bsn], { kind: 'person', bsn }],
  [
    'a branch before its company',
    { vestigingsnummer: '000038509504' },
    ['69599084'],
    {
      kind: 'branch',
      number: '000038509504',
    },
  ],
  [
    'the company of the login',
    { handelsnaam: 'De Fiets' },
    ['69599084'],
    {
      kind: 'organisation',
      number: '69599084',
      tradeName: 'De Fiets',
    },
  ],
  [
    'a branch before the person who logs in for it',
    { vestigingsnummer: '000038509504' },
    [bsn],
    { kind: 'branch', number: '000038509504' },
  ],
  [
    'the mapped RSIN before a mapped KVK number',
    { rsin: '992760562', kvk: '69599084' },
    [bsn],
    { kind: 'organisation', number: '992760562' },
  ],
  [
    'a person by name',
    { geslachtsnaam: 'Berg', voorvoegsel: 'van den' },
    [],
    {
      kind: 'person',
      bsn: '',
      name: { surname: 'Berg', prefix: 'van den' },
    },
  ],
  ['a company by name', { handelsnaam: 'De Fiets' }, [], { kind: 'organisation', number: '' }],
])('the initiator is %s', (_, initiator, numbers, expected) => {
  const identifiers = partyNumbers(...numbers);
  const request = { values: { initiator }, identifiers, initiatorRsin: undefined };
  expect(findInitiator(request)).toMatchObject(expected);
});

test.each([
  [{ vestigingsnummer: '000038509504' }, 'BG:vestigingsNummer=000038509504', 'N'],
  [{ kvk: '69599084' }, 'BG:inn.nnpId=69599084', 'J'],
  [{ geslachtsnaam: 'Berg' }, 'BG:geslachtsnaam=Berg', 'N'],
])('the initiator %j is written as documented', (initiator, text, authentic) => {
  const texts = textsOf(caseMessage({ values: { initiator } }));
  expect(texts).toContain(text);
  expect(texts).toContain(`BG:authentiek=${authentic}`);
});

test('a company that logged in is its RSIN', () => {
  const company = { identifiers: partyNumbers('69599084'), initiatorRsin: '819935177' };
  expect(textsOf(caseMessage(company))).toContain('BG:inn.nnpId=819935177');
  const values = { initiator: { vestigingsnummer: '000038509504' } };
  expect(textsOf(caseMessage({ ...company, values })).join()).not.toContain('inn.nnpId');
});

test('nobody is an initiator without a number or a name', () => {
  const request = requestOf({ values: { initiator: { bsn: null } } });
  expect(findInitiator(request)).toBeUndefined();
  expect(caseMessage()).not.toContain('heeftAlsInitiator');
});

describe('the message with a document', () => {
  const file = { fileName: 'bewijs "1" & <2>.pdf', contentType: 'application/pdf' };
  const type = { description: 'Aanvraag', confidentiality: 'ZAAKVERTROUWELIJK' };
  const ofCase = createStufCase(requestOf(), caseType);

  test('has the content in base64, the file name and the case', () => {
    const document = { identification: '0344D1', file, type, content: 'JVBERi0=' };
    const place = { caseIdentification: '03440001', ofCase };
    const message = writeDocument(document, place, header).text;
    expect(textsOf(message).slice(9)).toEqual([
      'StUF:entiteittype=EDC',
      'StUF:mutatiesoort=T',
      'StUF:indicatorOvername=V',
      'ZKN:identificatie=0344D1',
      'ZKN:dct.omschrijving=Aanvraag',
      'ZKN:creatiedatum=20261123',
      'ZKN:ontvangstdatum=20261123',
      `ZKN:titel=${file.fileName}`,
      'ZKN:formaat=application/pdf',
      'ZKN:taal=nld',
      'ZKN:status=definitief',
      'ZKN:vertrouwelijkAanduiding=ZAAKVERTROUWELIJK',
      'ZKN:auteur=Indiener van het formulier',
      'ZKN:inhoud=JVBERi0=',
      'StUF:tijdstipRegistratie=20261123003000120',
      'ZKN:identificatie=03440001',
      'ZKN:omschrijving=Melding doen',
      'StUF:tijdstipRegistratie=20261123003000120',
    ]);
    expect(findNamed(message, 'inhoud')?.attributes).toMatchObject([
      { prefix: 'xmime', name: 'contentType', value: 'application/pdf' },
      { prefix: 'StUF', name: 'bestandsnaam', value: file.fileName },
    ]);
  });

  test('is not made of a file that is too large for memory', async () => {
    const read = () => Promise.resolve(Readable.from([Buffer.from('%PDF-')]));
    expect(await readContent({ ...file, sizeBytes: 5, read })).toBe('JVBERi0=');
    await expect(readContent({ ...file, sizeBytes: 30_000_001, read })).rejects.toMatchObject({
      code: 'refused',
    });
  });
});

test('an envelope of SOAP 1.1 has the user name and password, escaped', () => {
  const token = { username: 'a<b', password: 'p&"w', now: header.now };
  const message = writeNumberRequest('case', header);
  const envelope = writeEnvelope(message, writeUsernameToken(token));
  expect(parseXml(envelope).namespace).toBe('http://schemas.xmlsoap.org/soap/envelope/');
  expect(textsOf(envelope).slice(0, 4)).toEqual([
    'wsu:Created=2026-07-01T22:00:00.005Z',
    'wsu:Expires=2026-07-01T22:05:00.005Z',
    'wsse:Username=a<b',
    'wsse:Password=p&"w',
  ]);
  expect(writeEnvelope(message, null)).toContain('<soapenv:Header></soapenv:Header>');
});
