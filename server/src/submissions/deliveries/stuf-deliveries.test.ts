import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { buildIntegration } from '../../../testing/failed-delivery.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { fileQuestion, pdf, pickedPdf, uploader } from '../../../testing/uploads.ts';
import { createSelfSigned } from '../../../simulators/certificates/self-signed.ts';
import type { SimulatedFault } from '../../../simulators/stuf-zds/stuf-answers.ts';
import { stufUser } from '../../../simulators/stuf-zds/read-stuf-request.ts';
import {
  startStufSimulator,
  type StufSimulator,
} from '../../../simulators/stuf-zds/stuf-simulator.ts';
import { StartError } from '../../platform/start-error.ts';
import { operations } from '../../platform/stuf/stuf-names.ts';

const pages = onePage([
  { id: 'subject', short_id: 'subj', type: 'text', label: 'Onderwerp' },
  { id: 'bsn', short_id: 'burg', type: 'bsn', label: 'BSN' },
  { id: 'case', short_id: 'case', type: 'text', label: 'Zaaknummer', is_hidden: true },
  fileQuestion,
]);

/** An answer with a comment of this length before its end. */
const pad = (answer: Buffer, length: number): Buffer =>
  Buffer.from(answer.toString().replace('</soap:Body>', `<!--${'x'.repeat(length)}-->$&`));

/** A job starts within half a second. */
const waiting = { timeout: 20_000 };
const bsn = '111222333';
const params = { id: 'stuf', stage: 'production' } as const;

const toCase = (members: Partial<Integration> = {}) =>
  buildIntegration({
    provider: params.id,
    options: { case_type: 'B0337', document_type: 'Aanvraag', description: '{{ {subj} }}' },
    outgoing: [
      { target: 'extraElementen.onderwerp', source: { kind: 'answer', field: 'subject' } },
      { target: 'initiator.bsn', source: { kind: 'answer', field: 'bsn' } },
    ],
    incoming: [{ pointer: '/zaak/identificatie', field: 'case' }],
    ...members,
  });

test('the simulated case system does not run in production', async () => {
  await expect(startStufSimulator({ isProduction: true })).rejects.toBeInstanceOf(StartError);
});

describe('deliveries to a case system with StUF-ZDS', () => {
  let simulator: StufSimulator;
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    simulator = await startStufSimulator({ isProduction: false });
    server = await startTestServer({
      database: 'embedded',
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    await save();
  });
  afterEach(() => {
    simulator.setFailureMode('none');
    simulator.setFault(null);
    simulator.setOddAnswer(null);
    simulator.loseAnswersOf(null);
  });
  afterAll(async () => {
    await server.stop();
    await simulator.stop();
  });

  const save = (
    settings: Readonly<Record<string, string>> = {},
    secrets: { readonly secret?: string; readonly second_secret?: string } = {},
  ) =>
    root.client.saveProvider({
      params,
      body: {
        driver: 'stuf_zds',
        name: 'Zaaksysteem',
        settings: { ...simulator.settings, ...settings },
        secret: stufUser.password,
        ...secrets,
      },
    });
  const outcome = async () => (await root.client.checkProvider({ params })).data.error;

  const send = async (integration: Integration, subject = 'Losse tegel') => {
    const { demo } = server.tenants;
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages, settings: { 'integrations.list': [integration] } },
    });
    const proof = await uploader(server, demo, versionId).send(pickedPdf());
    const { data } = await server.client(demo).createSubmission({
      headers: {},
      body: {
        form_version_id: versionId,
        data: { subject, bsn, proof: [proof] },
        status: 'final',
      },
    });
    return data.id;
  };
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  const deliveryOf = async (id: string) => {
    const [delivery] = (await read(id)).deliveries;
    if (delivery === undefined) throw new Error('The submission has no delivery.');
    return delivery;
  };
  const stateOf = async (id: string) => (await deliveryOf(id)).state;
  /** What the case system has of a submission. */
  const storedOf = async (id: string) => {
    const { id: mark } = await deliveryOf(id);
    const cases = simulator.cases.filter((one) => one.mark === mark);
    const documents = simulator.documents.filter(
      ({ caseIdentification }) => caseIdentification === cases[0]?.identification,
    );
    return { cases, documents };
  };
  /** Lets the next attempt of a delivery be made now, in any state. */
  const retryNow = async (id: string) => {
    const { id: deliveryId, state } = await deliveryOf(id);
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
  };

  test('create a case with its initiator, extra elements and documents, and keep its number', async () => {
    const subject = 'Tegel <1> & "2" 🚲';
    const id = await send(toCase(), subject);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const { cases, documents } = await storedOf(id);
    expect(cases).toMatchObject([
      { description: subject, caseType: 'B0337', bsn, extraElements: { onderwerp: subject } },
    ]);
    expect(documents.map(({ confidentiality }) => confidentiality)).toEqual([
      'ZAAKVERTROUWELIJK',
      'ZAAKVERTROUWELIJK',
    ]);
    expect(documents[1]).toMatchObject({ fileName: 'bewijs.pdf', content: pdf() });
    expect(documents[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const { answers, deliveries } = await read(id);
    expect(answers['case']).toBe(cases[0]?.identification);
    const exchange = deliveries[0]?.attempts[0]?.exchange ?? '';
    expect(exchange).toContain('creeerZaak_Lk01');
    expect(exchange).not.toContain(bsn);
    expect(exchange).not.toContain(stufUser.password);
  });

  test('go on where they stopped when answers are lost, and create everything once', async () => {
    const repeats = simulator.repeats();
    const { updateCase, ...ofNewCase } = operations;
    const lost = Object.values(ofNewCase).map(({ name }) => name);
    // Only money that goes back changes a case.
    expect(lost).not.toContain(updateCase.name);
    simulator.loseAnswersOf(lost[0] ?? null);
    const id = await send(toCase());
    for (const [at] of lost.entries()) {
      await expect.poll(async () => (await deliveryOf(id)).attempts.length, waiting).toBe(at + 1);
      expect((await deliveryOf(id)).error).toBe('no_answer');
      simulator.loseAnswersOf(lost[at + 1] ?? null);
      await retryNow(id);
    }
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    expect(simulator.repeats() - repeats).toBe(lost.length);
    const { cases, documents } = await storedOf(id);
    expect([cases.length, documents.length]).toEqual([1, 2]);
  });

  test('wait for what may succeed later, under a new reference, and keep only the code of the fault', async () => {
    simulator.setFault({ message: 'Fo03', code: 'StUF046' });
    const id = await send(toCase());
    await expect.poll(async () => (await deliveryOf(id)).error, waiting).toBe('unavailable');
    const [attempt] = (await deliveryOf(id)).attempts;
    expect(attempt?.exchange).toContain('StUF046');
    expect(attempt?.exchange).not.toContain('Het bericht is niet verwerkt');
    expect(await stateOf(id)).toBe('waiting');
    simulator.setFault(null);
    await retryNow(id);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    expect((await storedOf(id)).cases).toHaveLength(1);
  });

  test.each([
    ['is too long to read', (answer) => ({ ...answer, body: pad(answer.body, 1_100_000) })],
    [
      'is too long to read and has a status of success',
      (answer) => ({ ...answer, status: 200, body: pad(answer.body, 1_100_000) }),
    ],
    [
      'has a comment and a status of success',
      (answer) => ({ ...answer, status: 200, body: pad(answer.body, 0) }),
    ],
    [
      'comes as a text while the service is busy',
      (answer) => ({ ...answer, status: 503, headers: { 'content-type': 'text/plain' } }),
    ],
  ] satisfies readonly (readonly [string, SimulatedFault['change']])[])(
    'send a document once more when its refusal %s, and the case system remembers its reference',
    async (_, change) => {
      const repeats = simulator.repeats();
      const operation = operations.addDocument.name;
      const fault = { message: 'Fo03', code: 'StUF046', operation, change } as const;
      simulator.setFault({ ...fault, isRemembered: true });
      const id = await send(toCase());
      await expect.poll(async () => (await deliveryOf(id)).attempts.length, waiting).toBe(1);
      expect((await storedOf(id)).documents).toEqual([]);
      simulator.setFault(null);
      await retryNow(id);
      await expect.poll(() => stateOf(id), waiting).toBe('delivered');
      const { cases, documents } = await storedOf(id);
      expect([cases.length, documents.length]).toEqual([1, 2]);
      expect(simulator.repeats()).toBe(repeats);
    },
  );

  test.each([
    ['a message that it cannot use', { message: 'Fo02', code: 'StUF055' }, 'B0337', 'StUF055'],
    ['a case type that it does not know', null, 'B9999', 'StUF064'],
  ] as const)('fail when the case system gets %s', async (_, fault, caseType, code) => {
    simulator.setFault(fault);
    const id = await send(toCase({ options: { case_type: caseType } }));
    await expect.poll(() => stateOf(id), waiting).toBe('failed');
    const { error, attempts } = await deliveryOf(id);
    expect(error).toBe('refused');
    expect(attempts[0]?.exchange).toContain(code);
  });

  test('offer the case types, document types and extra elements that the administrator entered', async () => {
    const choices = async (list: 'case_types' | 'document_types' | 'properties') =>
      (await root.client.listProviderChoices({ params, query: { list } })).data;
    expect(await choices('case_types')).toContainEqual({
      value: 'B0337',
      label: 'Melding openbare ruimte (B0337)',
    });
    expect(await choices('document_types')).toEqual([{ value: 'Aanvraag', label: 'Aanvraag' }]);
    expect(await choices('properties')).toEqual([
      { value: 'extraElementen.onderwerp', label: 'Onderwerp van de melding (onderwerp)' },
    ]);
  });

  test('fail without sending anything when a type is not among those of the provider', async () => {
    const { length } = simulator.requests;
    const options = { case_type: 'B0337', document_type: 'Besluit' };
    const id = await send(toCase({ options }));
    await expect.poll(() => stateOf(id), waiting).toBe('failed');
    expect((await deliveryOf(id)).error).toBe('not_configured');
    expect(simulator.requests).toHaveLength(length);
  });

  test('show what would be sent, also before a case type is chosen', async () => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages },
    });
    const preview = async (integration: Integration) => {
      const body = { integration, answers: { subject: 'Losse tegel', bsn } };
      const { data } = await root.client.previewIntegration({ params: { id: versionId }, body });
      return data.map(({ url, body: content }) => ({ path: new URL(url).pathname, content }));
    };
    const [number, created, ...documents] = await preview(toCase());
    expect(number?.path).toBe('/VerwerkSynchroonVrijBericht');
    expect(created).toMatchObject({
      path: '/OntvangAsynchroon',
      content: {
        creeerZaak_Lk01: {
          omschrijving: 'Losse tegel',
          isVan: { code: 'B0337' },
          extraElementen: { onderwerp: 'Losse tegel' },
          heeftAlsInitiator: { natuurlijkPersoon: { 'inp.bsn': bsn } },
        },
      },
    });
    expect(documents).toHaveLength(2);
    expect(await preview(toCase({ options: {} }))).toHaveLength(2);
  });

  test('are tested without sending a case', async () => {
    const { length } = simulator.cases;
    expect(await outcome()).toBeNull();
    await save({ uses_basic: '', uses_username_token: 'true' });
    expect(await outcome()).toBeNull();
    await save({ uses_basic: '', uses_username_token: 'true' }, { secret: 'another-password' });
    expect(await outcome()).toBe('not_authorised');
    await save({ sender_application: 'ONBEKEND' });
    expect(await outcome()).toBe('not_authorised');
    await save({ async_url: `${simulator.origin}/nowhere` });
    expect(await outcome()).toBe('refused');
    await save();
    for (const odd of ['doctype', 'oversized', 'other'] as const) {
      simulator.setOddAnswer(odd);
      expect(await outcome()).toBe('bad_answer');
    }
    simulator.setOddAnswer(null);
    simulator.setFailureMode('malformed');
    expect(await outcome()).toBe('bad_answer');
    simulator.setFailureMode('server-error');
    expect(await outcome()).toBe('unavailable');
    expect(simulator.cases).toHaveLength(length);
  });

  test.each([
    ['sender_organisation', 'x'.repeat(201), /200/],
    ['receiver_application', 'ZS', /3/],
    ['receiver_application', 'Z'.repeat(51), /50/],
    ['sender_administration', 'x'.repeat(51), /50/],
    ['receiver_user', 'x'.repeat(101), /100/],
    ['case_types', `B0337 = Melding\nB0337-000001 = Melding`, /^B0337-000001: .* 10\.$/],
    ['case_types', `B0337 = ${'x'.repeat(81)}`, /^B0337: .* 80\.$/],
    ['document_types', `${'x'.repeat(81)} = OPENBAAR`, /80/],
  ])('cannot be set up with a %s that the standard has no place for', async (key, value, text) => {
    const refused = await refusalOf(save({ [key]: value }));
    expect(Object.keys(refused.errors ?? {})).toEqual([`settings.${key}`]);
    expect(refused.errors?.[`settings.${key}`]?.[0]).toMatch(text);
  });

  test('show our certificate where the case system asks for one, and say when it is not theirs', async () => {
    const period = { from: server.runtime.now() - 86_400_000, until: Date.UTC(2040, 0, 1) };
    const [own, other, theirs] = await Promise.all(
      ['ours', 'other', 'localhost'].map((commonName) =>
        createSelfSigned({ commonName, ...period }),
      ),
    );
    if (!own || !other || !theirs) throw new Error('A certificate is missing.');
    const secure = await startStufSimulator({
      isProduction: false,
      tls: {
        key: theirs.key,
        cert: theirs.cert,
        clientFingerprint: own.certificate.fingerprint256,
      },
    });
    const { sync_url = '', async_url = '' } = secure.settings;
    const settings = { sync_url, async_url, certificate: own.cert, authorities: theirs.cert };
    try {
      const mismatch = await refusalOf(save(settings, { second_secret: other.key }));
      expect(Object.keys(mismatch.errors ?? {})).toEqual(['second_secret']);
      const unreadable = { ...settings, certificate: 'geen certificaat' };
      const refused = await refusalOf(save(unreadable, { second_secret: own.key }));
      expect(Object.keys(refused.errors ?? {})).toEqual(['settings.certificate']);
      const { data } = await save(settings, { second_secret: own.key });
      expect(data.has_second_secret).toBe(true);
      expect(data.expiries).toEqual([{ kind: 'certificate', at: '2040-01-01T00:00:00.000Z' }]);
      expect(await outcome()).toBeNull();
      await save({ ...settings, certificate: other.cert }, { second_secret: other.key });
      expect(await outcome()).toBe('certificate_rejected');
      await save({ sync_url, async_url });
      expect(await outcome()).toBe('certificate_untrusted');
    } finally {
      await save();
      await secure.stop();
    }
  });
});
