import { describe, expect, test } from 'vitest';
import { findContractProblems } from '../../../../testing/contracts/published-schemas.ts';
import { partyNumbers } from '../../../../testing/party-numbers.ts';
import { namespaces } from '../../../platform/stuf/stuf-names.ts';
import { parseXml } from '../../../platform/xml/parse-xml.ts';
import {
  elementsOf,
  getChild,
  textOf,
  type XmlElement,
} from '../../../platform/xml/xml-element.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';
import { createStufCase, writeCase } from './stuf-case.ts';
import { writeDocument } from './stuf-document.ts';

const header = {
  sender: { organisation: '0344', application: 'FORM', administration: '', user: '' },
  receiver: { organisation: '0344', application: 'ZSH', administration: '', user: '' },
  reference: 'a1b2',
  now: Date.parse('2026-07-01T22:00:00.005Z'),
};
const caseType = { code: 'B0337', description: 'Melding openbare ruimte' };

const requestOf = (members: Partial<DeliveryRequest>): DeliveryRequest => ({
  id: '3f0f7a52-6f0e-4a0b-9a43-3f4a7b1c2d3e',
  source: 'https://formulieren.example/forms/1',
  submission: {
    id: 'submission',
    number: 'A-1',
    formId: 'form',
    formTitle: 'Melding doen',
    completedAt: '2026-11-22T23:30:00.120Z',
    isTest: false,
  },
  values: {},
  options: {},
  pathOf: () => [],
  page: 'https://formulieren.example/submissions/1',
  locale: 'nl-NL',
  summary: () => [],
  identifiers: [],
  rsins: [],
  initiatorRsin: undefined,
  acting: undefined,
  isMasked: false,
  routedTo: [],
  ...members,
});

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

const problemsOf = (schema: string, message: string): readonly string[] =>
  findContractProblems(
    schema,
    toValue(getChild(parseXml(message), namespaces.cases, 'object')),
    'request',
  );

const caseProblems = (members: Partial<DeliveryRequest>): readonly string[] =>
  problemsOf(
    'stuf-zds/zak-kennisgeving',
    writeCase(createStufCase(requestOf(members), caseType), '03440001', header).text,
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

test('the document is as published', () => {
  const ofCase = createStufCase(requestOf({}), caseType);
  const file = { fileName: `${'a'.repeat(400)}.pdf`, contentType: 'application/pdf' };
  const type = { description: 'Aanvraag', confidentiality: 'ZAAKVERTROUWELIJK' };
  const document = { identification: '0344D1', file, type, content: 'JVBERi0=' };
  const { text } = writeDocument(document, { caseIdentification: '03440001', ofCase }, header);
  expect(problemsOf('stuf-zds/edc-kennisgeving', text)).toEqual([]);
});
