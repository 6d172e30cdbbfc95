import { fileURLToPath } from 'node:url';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { upsertProvider } from '../providers/providers-queries.ts';
import { writeRegisterPdf } from './write-register-pdf.ts';

type Query = NonNullable<
  NonNullable<Parameters<SignedInUser['client']['listProcessingCards']>[0]>['query']
>;

describe.each(databases)('the processing register on %s', (database) => {
  let server: TestServer;
  let officer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    officer = await server.signIn(demo, { permissions: ['privacy-requests', 'audit-list'] });
    const actor = { id: officer.id, name: 'x' };
    const pages = onePage([
      buildField('text', 'name', { short_id: 'name', label: 'Naam' }),
      buildField('bsn', 'bsn', { short_id: 'bsnr', label: 'BSN' }),
    ]);
    await seedForm(server, demo, {
      actor,
      form: { name: 'Parkeren', confidentiality_level: 'private' },
      version: {
        pages,
        settings: {
          'processing.purpose': '=Vergunning; parkeren',
          'processing.legal_basis': 'public_task',
          'processing.bsn_ground': 'Wabb, artikel 10',
        },
      },
    });
    await server.transaction(demo)((tx) =>
      upsertProvider(tx, {
        tenant_id: demo.id,
        id: 'digid',
        serves_tests: false,
        kind: 'auth',
        driver: 'digid',
        name: 'DigiD',
        settings: '{}',
        sealed_secret: null,
        sealed_second_secret: null,
        sealed_third_secret: null,
        created_at: new Date(0),
        updated_at: new Date(0),
      }),
    );
    await seedForm(server, demo, {
      actor,
      form: { name: 'Uittreksel' },
      version: {
        pages: onePage([
          buildField('auth', 'login', {
            short_id: 'login',
            label: 'Inloggen',
            custom_properties: { integration_id: 'digid' },
          }),
        ]),
        settings: { 'processing.purpose': 'Uittreksel', 'processing.legal_basis': 'public_task' },
      },
    });
    await seedForm(server, demo, { actor, form: { name: 'Zonder kaart' }, version: { pages } });
    await seedForm(server, demo, { actor, form: { name: 'Concept' }, publishedIn: [] });
  }, 60_000);
  afterAll(() => server.stop());

  test('lists the forms in production with what follows from them and what was added', async () => {
    const { data } = await officer.client.listProcessingCards({ query: {} });
    expect(data.map(({ form, missing }) => [form.name, missing])).toEqual([
      ['Parkeren', ['retention']],
      ['Uittreksel', ['bsn_ground', 'retention']],
      ['Zonder kaart', ['purpose', 'legal_basis', 'bsn_ground', 'retention']],
    ]);
    expect(data[1]).toMatchObject({ has_bsn: true, categories: ['identification', 'login'] });
    expect(data[0]).toMatchObject({
      legal_basis: 'public_task',
      questions: ['Naam', 'BSN'],
      sensitive: ['BSN'],
      data_subjects: ['applicants'],
      categories: ['name_address', 'identification'],
      has_bsn: true,
      has_files: false,
      receivers: [],
      retention_days: null,
    });
  });

  test('calls a card complete once a retention term is decided', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const setTerm = (value: number | null) =>
      root.client.updateSettings({ body: [{ id: 'retention_default_completed', value }] });
    await setTerm(365);
    const { data } = await officer.client.listProcessingCards({ query: {} });
    await setTerm(null);
    expect(data.map(({ form, is_complete: isComplete }) => [form.name, isComplete])).toEqual([
      ['Parkeren', true],
      ['Uittreksel', false],
      ['Zonder kaart', false],
    ]);
  });

  test('is saved as CSV, which is logged, by those with the permission', async () => {
    const response = await server.fetch(server.tenants.demo)('/v0/processing-register/file', {
      headers: { authorization: `Bearer ${officer.token}`, 'accept-language': 'nl' },
    });
    const [head = '', first = ''] = (await response.text()).split('\r\n');
    expect(head).toContain('"Formulier";"Versie"');
    expect(first).toContain(`"'=Vergunning; parkeren";"Taak van algemeen belang"`);
    const { data: lines } = await officer.client.listLogbook({ query: {} });
    expect(lines.map(({ action }) => action)).toContain('privacy.register_exported');
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    expect(await refusalCode(designer.client.listProcessingCards({ query: {} }))).toBe('forbidden');
  });

  test('is listed by page, found by a part of the name, and filtered on what a card lacks', async () => {
    const namesFor = async (query: Query) => {
      const { data, meta } = await officer.client.listProcessingCards({ query });
      return [data.map(({ form }) => form.name), meta.total];
    };
    expect(await namesFor({ limit: '2' })).toEqual([['Parkeren', 'Uittreksel'], 3]);
    expect(await namesFor({ limit: '2', page: '2' })).toEqual([['Zonder kaart'], 3]);
    expect(await namesFor({ limit: '1', sort: '!name' })).toEqual([['Zonder kaart'], 3]);
    expect(await namesFor({ search: 'uittr' })).toEqual([['Uittreksel'], 1]);
    const lacking = { missing: 'bsn_ground' };
    expect(await namesFor({ filter: lacking, limit: '1' })).toEqual([['Uittreksel'], 2]);
    expect(await namesFor({ filter: { ...lacking, has_personal_data: 'false' } })).toEqual([[], 0]);
    expect(await namesFor({ reject: lacking })).toEqual([['Parkeren'], 1]);
  });

  test('is saved as a PDF with every card, which is logged, by those with the permission', async () => {
    const { demo, other } = server.tenants;
    const document = (token: string, tenant = demo) =>
      server.fetch(tenant)('/v0/processing-register/document', {
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'nl' },
      });
    const response = await document(officer.token);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
    for (const part of ['Register van verwerkingsactiviteiten', 'Parkeren', 'Wabb, artikel 10'])
      expect(text).toContain(part);
    expect(text.match(/Deze kaart is nog niet compleet/g)).toHaveLength(3);
    expect(text).toMatch(spaced('Vul aan: wet voor het BSN, bewaartermijn.'));
    expect(text).toMatch(spaced('Bestanden worden niet op virussen gecontroleerd.'));
    const designer = await server.signIn(demo, { permissions: ['form-edit'] });
    expect((await document(designer.token)).status).toBe(403);
    const elsewhere = await server.signIn(other, { permissions: ['privacy-requests'] });
    const empty = await document(elsewhere.token, other);
    const ofOther = (await readPdf(new Uint8Array(await empty.arrayBuffer()))).text;
    expect(ofOther).not.toContain('Parkeren');
  });
});

test('the PDF says that files are scanned when they are', async () => {
  const [text = '', plain = ''] = await Promise.all(
    [true, false].map(async (scansFiles) => {
      const content = await writeRegisterPdf({
        organisation: 'Voorbeeldstad',
        contact: null,
        privacy: null,
        language: 'nl',
        createdAt: new Date(0),
        scansFiles,
        cards: [],
        fonts: { regular: font('Regular'), bold: font('Bold') },
      });
      return (await readPdf(new Uint8Array(content))).text;
    }),
  );
  expect(text).toMatch(spaced('worden op virussen gecontroleerd'));
  expect(plain).toMatch(spaced('worden niet op virussen gecontroleerd'));
});

const font = (weight: string) =>
  fileURLToPath(new URL(`../../assets/fonts/NotoSans-${weight}.ttf`, import.meta.url));

/** The text of a PDF has no space where a line ends. */
const spaced = (words: string) => new RegExp(words.split(' ').join(' ?'));
