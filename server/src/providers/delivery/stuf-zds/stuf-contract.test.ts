import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stufUser } from '../../../../simulators/stuf-zds/read-stuf-request.ts';
import {
  startStufSimulator,
  type StufSimulator,
} from '../../../../simulators/stuf-zds/stuf-simulator.ts';
import { buildDeliveryRequest } from '../../../../testing/build-delivery.ts';
import { findContractProblems } from '../../../../testing/contracts/published-schemas.ts';
import { recordExchanges } from '../../../../testing/contracts/recorded-exchanges.ts';
import { partyNumbers } from '../../../../testing/party-numbers.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { namespaces } from '../../../platform/stuf/stuf-names.ts';
import { parseXml } from '../../../platform/xml/parse-xml.ts';
import {
  elementsOf,
  getChild,
  iterateElements,
  textOf,
  type XmlElement,
} from '../../../platform/xml/xml-element.ts';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';
import { writePaymentChange } from './report-payments.ts';
import { createPayment, createStufCase, writeCase } from './stuf-case.ts';
import { createStufClient } from './stuf-client.ts';
import { writeDocument } from './stuf-document.ts';
import { stufSettingsSchema } from './stuf-settings.ts';

const header = {
  sender: { organisation: '0344', application: 'FORM', administration: '', user: '' },
  receiver: { organisation: '0344', application: 'ZSH', administration: '', user: '' },
  reference: 'a1b2',
  now: Date.parse('2026-07-01T22:00:00.005Z'),
};
const caseType = { code: 'B0337', description: 'Melding openbare ruimte' };

/** An element in the form of the published schemas: XSD has an order of elements, which JSON Schema has not. */
function toValue(element: XmlElement): unknown {
  const children = elementsOf(element);
  if (children.length === 0) return textOf(element);
  const nameOf = ({ prefix, name }: XmlElement) => `${prefix}:${name}`;
  return {
    order: children.map((child) => `${nameOf(child)} `).join(''),
    attributes: Object.fromEntries(
      element.attributes.map(({ prefix, name, value }) => [`${prefix}:${name}`, value]),
    ),
    elements: Object.fromEntries(
      children.map((child) => {
        const same = children.filter((one) => nameOf(one) === nameOf(child));
        return [nameOf(child), same.map(toValue)];
      }),
    ),
  };
}

/** The problems of a notification: of its header, of its parameters and of its objects. */
function notificationProblems(object: string, message: string): readonly string[] {
  const schemas: Readonly<Record<string, string>> = {
    stuurgegevens: 'stuf-zds/stuurgegevens-lk01',
    parameters: 'stuf-zds/parameters-lk01',
    object,
  };
  return elementsOf(parseXml(message)).flatMap((part) =>
    findContractProblems(schemas[part.name] ?? '', toValue(part), 'request'),
  );
}

const caseProblems = (members: Partial<DeliveryRequest>): readonly string[] =>
  notificationProblems(
    'stuf-zds/zak-kennisgeving',
    writeCase(createStufCase(buildDeliveryRequest(members), caseType), '03440001', header).text,
  );

describe('the case', () => {
  const long = 'a'.repeat(2_000);

  test.each([
    ['nobody', {}],
    ['a person by number', { bsn: '999990019' }],
    ['a branch', { vestigingsnummer: '000038509504', handelsnaam: long }],
    ['a company by RSIN', { rsin: '992760562', handelsnaam: long }],
    ['a company by name', { handelsnaam: long }],
    [
      'a person by name',
      { geslachtsnaam: long, voorvoegsel: long, voorletters: long, voornamen: long },
    ],
  ])('of %s is as published', (_, initiator) => {
    const zaak = { toelichting: long };
    const extraElementen = { onderwerp: 'Losse tegel' };
    expect(caseProblems({ values: { initiator, zaak, extraElementen } })).toEqual([]);
  });

  test.each([
    { status: 'none' },
    { status: 'due' },
    { status: 'paid', paidAt: '2026-12-31T23:30:00.000Z' },
  ] as const)('with the payment %j is as published', (payment) => {
    expect(caseProblems({ payment })).toEqual([]);
  });

  test('of somebody who acts for a company is as published', () => {
    const acting = { kind: 'bsn', number: '999990019' } as const;
    const company = { identifiers: partyNumbers('69599084'), initiatorRsin: '819935177' };
    expect(caseProblems({ ...company, acting, options: { description: long } })).toEqual([]);
  });

  test('of a company without an RSIN has its KVK number in the place of one, against what is published', () => {
    const problems = caseProblems({ values: { initiator: { kvk: '69599084' } } });
    expect(problems).toEqual([
      expect.stringMatching(/BG:inn\.nnpId\/0 must match pattern "\^\[0-9\]\{9\}\$"/),
    ]);
  });
});

test.each(['partly', 'refunded'] as const)(
  'the change after a payment that went back (%s) is as published',
  (state) => {
    const paid = { status: 'paid', paidAt: '2026-07-01T22:00:00.005Z' } as const;
    const before = createPayment(paid, undefined);
    const after = createPayment(paid, { cents: 1, state });
    if (before === undefined || after === undefined) throw new Error('There is a payment.');
    const change = { identification: '03440001', description: 'Melding', before, after };
    const { text } = writePaymentChange(change, header);
    expect(notificationProblems('stuf-zds/zak-kennisgeving', text)).toEqual([]);
    const parts = elementsOf(parseXml(text)).map((part) => part.name);
    expect(parts).toEqual(['stuurgegevens', 'parameters', 'object', 'object']);
    expect(text.includes('StUF:noValue="geenWaarde" xsi:nil="true"')).toBe(state === 'refunded');
  },
);

test('the document is as published', () => {
  const ofCase = createStufCase(buildDeliveryRequest(), caseType);
  const file = { fileName: `${'a'.repeat(400)}.pdf`, contentType: 'application/pdf' };
  const type = { description: 'Aanvraag', confidentiality: 'ZAAKVERTROUWELIJK' };
  const document = { identification: '0344D1', file, type, content: 'JVBERi0=' };
  const { text } = writeDocument(document, { caseIdentification: '03440001', ofCase }, header);
  expect(notificationProblems('stuf-zds/edc-kennisgeving', text)).toEqual([]);
});

describe('the case system', () => {
  let simulator: StufSimulator;
  beforeAll(async () => {
    simulator = await startStufSimulator({ isProduction: false });
  });
  afterAll(() => simulator.stop());

  /** A client, and the problems of what went through it as messages of these schemas. */
  function createClient() {
    const hosts = { hosts: null, privateHosts: [new URL(simulator.origin).host] };
    const { client, exchanges } = recordExchanges(createOutgoingClient(hosts));
    const stuf = createStufClient({
      client,
      settings: v.parse(stufSettingsSchema, simulator.settings),
      password: stufUser.password,
      tls: undefined,
      timeoutMs: 5_000,
      now: () => Date.UTC(2026, 0, 1),
    });
    const answerProblems = (schema: string): readonly string[] => {
      const found = iterateElements(parseXml(exchanges.at(-1)?.response.text ?? ''));
      const message = [...found].find(({ name }) => /_Du02$|Bericht$/.test(name));
      return findContractProblems(schema, message && toValue(message), 'answer');
    };
    const requestProblems = (schema: string): readonly string[] => {
      const sent = String(exchanges.at(-1)?.request.body);
      const message = elementsOf(getChild(parseXml(sent), namespaces.soap, 'Body'))[0];
      return findContractProblems(schema, message && toValue(message), 'request');
    };
    return { stuf, answerProblems, requestProblems };
  }

  test.each([
    ['case', 'zaak'],
    ['document', 'document'],
  ] as const)('is asked for the number of a %s, and gives it, as published', async (kind, name) => {
    const { stuf, answerProblems, requestProblems } = createClient();
    await stuf.askNumber(kind, `number-of-${kind}`);
    expect(requestProblems(`stuf-zds/genereer-${name}-identificatie-di02`)).toEqual([]);
    expect(answerProblems(`stuf-zds/genereer-${name}-identificatie-du02`)).toEqual([]);
  });

  test('confirms and refuses a notification as published', async () => {
    const { stuf, answerProblems } = createClient();
    const ofCase = createStufCase(buildDeliveryRequest(), caseType);
    const notify = (reference: string) =>
      stuf.notify('createCase', reference, (made) => writeCase(ofCase, '03440001', made));
    await notify('confirmed');
    expect(answerProblems('stuf-zds/bv03-bericht')).toEqual([]);
    for (const message of ['Fo01', 'Fo02', 'Fo03'] as const) {
      simulator.setFault({ message, code: 'StUF046' });
      await expect(notify(message)).rejects.toThrow(ProviderError);
      expect(answerProblems(`stuf-zds/${message.toLowerCase()}-bericht`)).toEqual([]);
    }
  });
});
