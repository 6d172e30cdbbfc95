import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { buildIntegration } from '../../../testing/failed-delivery.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import {
  fileQuestion,
  pdf,
  pickedPdf,
  uploader,
  type PickedFile,
} from '../../../testing/uploads.ts';
import { zgwClient } from '../../../simulators/zgw/check-token.ts';
import { organisation } from '../../../simulators/zgw/zgw-catalogue.ts';
import { startZgwSimulator, type ZgwSimulator } from '../../../simulators/zgw/zgw-simulator.ts';

const files = {
  ...fileQuestion,
  // The field accepts larger files than in the example form.
  custom_properties: { ...fileQuestion.custom_properties, max_file_size: 10 },
} as Field;
const pages = onePage([
  { id: 'subject', short_id: 'subj', type: 'text', label: 'Onderwerp' },
  { id: 'day', short_id: 'date', type: 'date', label: 'Dag' },
  { id: 'bsn', short_id: 'burg', type: 'bsn', label: 'BSN' },
  { id: 'case', short_id: 'case', type: 'text', label: 'Zaaknummer', is_hidden: true },
  files,
]);

/** A job starts within half a second. */
const waiting = { timeout: 20_000 };
const bsn = '111222333';
const params = { id: 'openzaak', stage: 'production' } as const;

interface Exchange {
  readonly sent: readonly { readonly method: string }[];
  readonly preview: readonly unknown[];
}

const toCase = (members: Partial<Integration> = {}) =>
  buildIntegration({
    provider: params.id,
    options: { case_type: 'ZT-001', document_type: 'Aanvraag', description: '{{ {subj} }}' },
    outgoing: [
      { target: 'eigenschappen.onderwerp', source: { kind: 'answer', field: 'subject' } },
      { target: 'eigenschappen.datum', source: { kind: 'answer', field: 'day' } },
      { target: 'initiator.bsn', source: { kind: 'answer', field: 'bsn' } },
    ],
    incoming: [{ pointer: '/zaak/identificatie', field: 'case' }],
    ...members,
  });

describe('deliveries to a case system', () => {
  let simulator: ZgwSimulator;
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    simulator = await startZgwSimulator({ isProduction: false });
    server = await startTestServer({
      database: 'embedded',
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    await save({ catalogue: '' });
    expect(await outcome()).toBe('not_configured');
    const { data } = await root.client.listProviderChoices({
      params,
      query: { list: 'catalogues' },
    });
    await save({ catalogue: data[0]?.value ?? '' });
  });
  afterEach(() => simulator.setFailureMode('none'));
  afterAll(async () => {
    await server.stop();
    await simulator.stop();
  });

  const save = (more: Readonly<Record<string, string>> = {}, secret: string = zgwClient.secret) =>
    root.client.saveProvider({
      params,
      body: {
        driver: 'zgw',
        name: 'Open Zaak',
        settings: {
          ...simulator.settings,
          ...more,
        },
        secret,
      },
    });
  const outcome = async () => (await root.client.checkProvider({ params })).data.error;

  const send = async (integration: Integration, files: readonly PickedFile[] = []) => {
    const { demo } = server.tenants;
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages, settings: { 'integrations.list': [integration] } },
    });
    const visitor = uploader(server, demo, versionId);
    const proof = [];
    for (const file of files) proof.push(await visitor.send(file));
    const { data } = await server.client(demo).createSubmission({
      headers: {},
      body: {
        form_version_id: versionId,
        data: {
          subject: 'Losse tegel',
          day: '2026-11-20',
          bsn,
          ...(proof.length > 0 && { proof }),
        },
        status: 'final',
      },
    });
    return data.id;
  };
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  const statesOf = async (id: string) => (await read(id)).deliveries.map(({ state }) => state);
  /** Returns the case of a submission in the case system. */
  const caseOf = async (id: string) => {
    const { deliveries } = await read(id);
    const cases = simulator.objects.zaken.filter((one) =>
      JSON.stringify(one['kenmerken']).includes(deliveries[0]?.id ?? 'none'),
    );
    const of = (list: readonly { readonly [member: string]: unknown }[]) =>
      list.filter(({ zaak }) => zaak === cases[0]?.url);
    const { zaakeigenschappen, rollen, statussen, zaakinformatieobjecten } = simulator.objects;
    return {
      cases,
      properties: of(zaakeigenschappen).map(({ waarde }) => waarde),
      roles: of(rollen).map(({ betrokkeneIdentificatie }) => betrokkeneIdentificatie),
      statuses: of(statussen).map(({ statustype }) => statustype),
      documents: of(zaakinformatieobjecten).flatMap(({ informatieobject }) =>
        simulator.objects.enkelvoudiginformatieobjecten.filter(
          ({ url }) => url === informatieobject,
        ),
      ),
    };
  };

  test('create a case with properties, initiator, status and documents, and keep its number', async () => {
    const id = await send(toCase(), [pickedPdf()]);
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    const { cases, properties, roles, statuses, documents } = await caseOf(id);
    expect(cases).toMatchObject([{ omschrijving: 'Losse tegel', bronorganisatie: organisation }]);
    expect(properties).toEqual(['Losse tegel', '20261120']);
    expect(roles).toEqual([{ inpBsn: bsn }]);
    expect(statuses).toEqual([expect.stringMatching(/statustypen\/1$/)]);
    expect(documents.map((one) => [one['formaat'], one['content']])).toEqual([
      ['application/pdf', expect.any(Number)],
      ['application/pdf', pdf().length],
    ]);
    const { answers, deliveries } = await read(id);
    expect(answers['case']).toBe(cases[0]?.['identificatie']);
    expect(deliveries[0]?.attempts[0]?.exchange).not.toContain(bsn);
  });

  test('upload a large file in parts', async () => {
    const large = { ...pickedPdf(), content: pdf('a'.repeat(5_000_000)) };
    const id = await send(toCase(), [large]);
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    const { documents } = await caseOf(id);
    expect(documents[1]).toMatchObject({ locked: false, content: large.content.length });
  });

  test('go on where they stopped when calls fail and answers are lost, and create everything once', async () => {
    const large = { ...pickedPdf(), content: pdf('b'.repeat(5_000_000)) };
    simulator.setFailureMode('flaky');
    const id = await send(toCase(), [large]);
    const deliveryOf = async () => {
      const [delivery] = (await read(id)).deliveries;
      if (delivery === undefined) throw new Error('The submission has no delivery.');
      return delivery;
    };
    for (let attempts = 1; attempts <= 30; attempts += 1) {
      await expect.poll(async () => (await deliveryOf()).attempts.length, waiting).toBe(attempts);
      const { id: deliveryId, state } = await deliveryOf();
      if (state === 'delivered') break;
      // Longer than the pause of the circuit breaker, and without the wait that grows with each attempt.
      server.advance(31_000);
      await server.transaction(server.tenants.demo)((tx) =>
        tx
          .updateTable('submission_deliveries')
          .set({ due_at: new Date(0) })
          .where('id', '=', deliveryId)
          .where('state', '=', 'waiting')
          .execute(),
      );
      if (state === 'failed')
        await root.client.retryDelivery({ params: { id, delivery_id: deliveryId } });
      // The database's clock schedules retries; another submission triggers one now.
      else await send(toCase({ provider: 'none' }));
    }
    expect((await deliveryOf()).attempts.length).toBeGreaterThan(3);
    expect(await statesOf(id)).toEqual(['delivered']);
    const { cases, properties, roles, statuses, documents } = await caseOf(id);
    expect(cases).toHaveLength(1);
    expect(properties).toHaveLength(2);
    expect(roles).toHaveLength(1);
    expect(statuses).toHaveLength(1);
    expect(documents).toHaveLength(2);
    expect(documents[1]).toMatchObject({ locked: false, content: large.content.length });
  });

  test('make one case of our own number when a network delivers each request twice', async () => {
    const toOneCase = toCase({
      outgoing: [{ target: 'initiator.bsn', source: { kind: 'answer', field: 'bsn' } }],
    });
    await save({ numbers_cases: 'true' });
    simulator.setFailureMode('duplicate');
    const id = await send(toOneCase, [pickedPdf()]);
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    simulator.setFailureMode('none');
    await save();
    const { cases, roles, statuses, documents } = await caseOf(id);
    const { answers } = await read(id);
    expect(cases).toHaveLength(1);
    expect(cases[0]?.['identificatie']).toMatch(/^PF-\d{6}-[0-9A-F]{8}$/);
    expect(answers['case']).toBe(cases[0]?.['identificatie']);
    expect([roles.length, statuses.length, documents.length]).toEqual([1, 1, 2]);
  });

  test('fail with a reason when the case system does not know the case type or a property', async () => {
    const unknown = await send(toCase({ options: { case_type: 'ZT-002' } }));
    await expect.poll(() => statesOf(unknown), waiting).toEqual(['failed']);
    const [tried] = (await read(unknown)).deliveries[0]?.attempts ?? [];
    const { sent, preview } = JSON.parse(tried?.exchange ?? '{}') as Exchange;
    // The case type is asked first; the rest is only planned.
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    expect(preview.length).toBeGreaterThan(1);
    const states = await root.client.listDeliveryStates({ params: { id: unknown } });
    expect(states.data).toMatchObject([{ state: 'failed', error: 'not_configured' }]);
    expect((await read(unknown)).deliveries[0]?.error).toBe('not_configured');
    const source = { kind: 'answer', field: 'subject' } as const;
    const outgoing = [{ target: 'eigenschappen.kleur', source }];
    const property = await send(toCase({ outgoing }));
    await expect.poll(() => statesOf(property), waiting).toEqual(['failed']);
    const [attempt] = (await read(property)).deliveries[0]?.attempts ?? [];
    expect(attempt?.exchange).toContain('kleur');
  });

  test('offer the case types, document types and properties by name, valid ones only', async () => {
    const choices = async (list: 'case_types' | 'document_types' | 'properties', of?: string) => {
      const query = { list, ...(of !== undefined && { of }) };
      const { data } = await root.client.listProviderChoices({ params, query });
      return data.map(({ label }) => label);
    };
    expect(await choices('case_types')).toEqual(['Melding (ZT-001)']);
    expect(await choices('document_types', 'ZT-001')).toEqual(['Aanvraag', 'Foto']);
    expect(await choices('properties', 'ZT-001')).toEqual([
      'onderwerp',
      'datum',
      'Aanvraag',
      'Foto',
    ]);
  });

  test('are not published with a value that their target cannot take', async () => {
    const unfit = toCase({
      name: 'Zaaksysteem',
      outgoing: [{ target: 'zaak.zaakgeometrie', source: { kind: 'answer', field: 'subject' } }],
    });
    const publish = async (integration: Integration) => {
      const { versionId: id } = await seedForm(server, server.tenants.demo, {
        actor: { id: root.id, name: 'x' },
        publishedIn: [],
        version: { pages, settings: { 'integrations.list': [integration] } },
      });
      const place = { id, environment: 'production' } as const;
      return root.client.publishVersion({ params: place, body: {} });
    };
    const { code, errors } = await refusalOf(publish(unfit));
    expect(code).toBe('invalid');
    expect(JSON.stringify(errors)).toContain('“Zaaksysteem” past “Onderwerp” niet');
    await expect(publish(toCase())).resolves.toBeDefined();
  });

  test('are refused with another secret, and say so when they are tested', async () => {
    expect(await outcome()).toBeNull();
    await save({}, 'another-secret-than-theirs');
    expect(await outcome()).toBe('not_authorised');
    await save();
    simulator.setFailureMode('malformed');
    expect(await outcome()).toBe('bad_answer');
  });

  test('say which address is absent or wrong, also that of decisions when a form records them', async () => {
    const check = async () => (await root.client.checkProvider({ params })).data;
    const { documents_url: documents = '' } = simulator.settings;
    await save({ documents_url: `${documents}elders/` });
    expect(await check()).toMatchObject({ error: 'refused', setting: 'documents_url' });
    await save({ decisions_url: `${documents}elders/` });
    expect(await check()).toMatchObject({ error: 'refused', setting: 'decisions_url' });
    await save({ decisions_url: '' });
    expect(await check()).toMatchObject({ error: null });
    await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages,
        settings: {
          'integrations.list': [
            toCase({ options: { case_type: 'ZT-001', decision_type: 'Toekenning' } }),
          ],
        },
      },
    });
    expect(await check()).toMatchObject({ error: 'not_configured', setting: 'decisions_url' });
    await save();
    expect(await check()).toMatchObject({ error: null });
  });

  test('the uploads of a field become documents of a type of their own', async () => {
    const { data: targets } = await root.client.listProviderChoices({
      params,
      query: { list: 'properties', of: 'ZT-001' },
    });
    const { value: target = '' } = targets.find(({ label }) => label === 'Foto') ?? {};
    const outgoing = [{ target, source: { kind: 'answer' as const, field: files.id } }];
    const options = { case_type: 'ZT-001', document_type: 'Aanvraag', decision_type: 'Toekenning' };
    const typesOf = async (of: Partial<Integration>) => {
      const id = await send(toCase({ outgoing, options, ...of }), [pickedPdf()]);
      await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
      const { documents } = await caseOf(id);
      return documents.map((one) => String(one['informatieobjecttype']).split('/').at(-1));
    };
    expect(await typesOf({})).toEqual(['531f6c1a', '7b02c9de']);
    expect(await typesOf({ outgoing: [] })).toEqual(['531f6c1a', '531f6c1a']);
    expect(await typesOf({ options: { case_type: 'ZT-001' } })).toEqual(['7b02c9de']);
    const unknown = [
      { target: 'documenten.Weg', source: { kind: 'answer' as const, field: files.id } },
    ];
    const lost = await send(toCase({ outgoing: unknown, options }), [pickedPdf()]);
    await expect.poll(() => statesOf(lost), waiting).toEqual(['failed']);
    expect((await caseOf(lost)).cases).toEqual([]);
  });
});
