import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import {
  sharepointApp,
  startSharepointSimulator,
  type SharepointSimulator,
} from '../../../simulators/sharepoint/sharepoint-simulator.ts';
import { buildIntegration } from '../../../testing/failed-delivery.ts';
import { refusalCode } from '../../../testing/refusal.ts';
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

const files = {
  ...fileQuestion,
  custom_properties: { ...fileQuestion.custom_properties, max_file_size: 20 },
} as Field;
const pages = onePage([
  { id: 'subject', short_id: 'subj', type: 'text', label: 'Onderwerp' },
  { id: 'count', short_id: 'coun', type: 'text', label: 'Aantal' },
  { id: 'day', short_id: 'date', type: 'date', label: 'Dag' },
  { id: 'bsn', short_id: 'burg', type: 'bsn', label: 'BSN' },
  { id: 'map', short_id: 'mapp', type: 'text', label: 'Map', is_hidden: true },
  { id: 'document', short_id: 'docu', type: 'text', label: 'Document', is_hidden: true },
  files,
]);

/** A job starts within half a second. */
const waiting = { timeout: 20_000 };
const bsn = '111222333';
const answers = { subject: 'Losse tegel / ../x', count: '3', day: '2026-11-20', bsn };
const params = { id: 'sharepoint', stage: 'production' } as const;
const library = '/sites/burgerzaken:Documenten';
const options = {
  site: '/sites/burgerzaken',
  library,
  folder: 'Meldingen/{{ {subj} }}',
  pdf: 'true',
  files: 'true',
};
const column = (name: string, field: string) => ({
  target: `columns.${name}`,
  source: { kind: 'answer' as const, field },
});
const outgoing = [
  column('Onderwerp', 'subject'),
  column('Aantal', 'count'),
  column('Datum_x0020_melding', 'day'),
];
const toLibrary = (members: Partial<Integration> = {}) =>
  buildIntegration({
    provider: params.id,
    options,
    outgoing,
    incoming: [
      { pointer: '/folder/webUrl', field: 'map' },
      { pointer: '/documents/0/webUrl', field: 'document' },
    ],
    ...members,
  });
/** Three parts of an upload. */
const large = (letter: string): PickedFile => ({
  ...pickedPdf(),
  content: pdf(letter.repeat(12_000_000)),
});

describe('deliveries to a document library', () => {
  let simulator: SharepointSimulator;
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    simulator = await startSharepointSimulator({ isProduction: false, pageSize: 5 });
    server = await startTestServer({
      database: 'embedded',
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    await save();
  });
  afterEach(() => {
    simulator.setFailureMode('none');
    simulator.loseAnswers(null);
    simulator.cutUploadsAfter(null);
  });
  afterAll(async () => {
    await server.stop();
    await simulator.stop();
  });

  const save = (secret: string = sharepointApp.secret, settings = simulator.settings) =>
    root.client.saveProvider({
      params,
      body: { driver: 'sharepoint', name: 'SharePoint', settings, secret },
    });
  const outcome = async () => (await root.client.checkProvider({ params })).data.error;
  const seed = (integration: Integration) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages, settings: { 'integrations.list': [integration] } },
    });
  const send = async (integration: Integration, picked: readonly PickedFile[] = []) => {
    const { demo } = server.tenants;
    const { versionId } = await seed(integration);
    const visitor = uploader(server, demo, versionId);
    const proof = [];
    for (const file of picked) proof.push(await visitor.send(file));
    const data = { ...answers, ...(proof.length > 0 && { proof }) };
    const body = { form_version_id: versionId, data, status: 'final' } as const;
    return (await server.client(demo).createSubmission({ headers: {}, body })).data.id;
  };
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  const deliveryOf = async (id: string) => {
    const [delivery] = (await read(id)).deliveries;
    if (delivery === undefined) throw new Error('The submission has no delivery.');
    return delivery;
  };
  const stateOf = async (id: string) => {
    const { state, error } = await deliveryOf(id);
    return error ?? state;
  };
  const itemsOf = async (id: string) => {
    const mark = (await deliveryOf(id)).id.replaceAll('-', '').slice(-12);
    return simulator.items.filter(({ path }) => path.includes(` ${mark}/`));
  };
  /** Makes the next attempt due; another submission triggers it now. */
  const retryNow = async (id: string) => {
    const { id: deliveryId } = await deliveryOf(id);
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .updateTable('submission_deliveries')
        .set({ due_at: new Date(0) })
        .where('id', '=', deliveryId)
        .where('state', '=', 'waiting')
        .execute(),
    );
    await send(toLibrary({ provider: 'none' }));
  };
  const waitForAttempts = (id: string, count: number) =>
    expect.poll(async () => (await deliveryOf(id)).attempts.length, waiting).toBe(count);

  test('upload the PDF and the files with their columns, and keep their addresses', async () => {
    const json = { ...options, json: 'true' };
    const id = await send(toLibrary({ options: json }), [pickedPdf('een'), pickedPdf('twee')]);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const items = await itemsOf(id);
    const [summary, first, second, written] = items;
    expect(items.map(({ path }) => path.split('/').slice(0, 2))).toEqual(
      items.map(() => ['Meldingen', 'Losse tegel - ..-x']),
    );
    expect(summary?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect([first, second].map((item) => item?.path.split('/').at(-1))).toEqual([
      'bewijs.pdf',
      'bewijs (2).pdf',
    ]);
    expect(second?.content.equals(pdf('twee'))).toBe(true);
    expect(written?.path).toMatch(/\/antwoorden\.json$/);
    expect(JSON.parse(written?.content.toString() ?? '')).toMatchObject({ submission: { id } });
    for (const { fields, driveId } of items) {
      expect(driveId).toBe('b!burgerzaken-documenten');
      expect(fields).toEqual({
        Onderwerp: 'Losse tegel / ../x',
        Aantal: 3,
        Datum_x0020_melding: '2026-11-20T12:00:00Z',
      });
    }
    const { answers: stored } = await read(id);
    const address = `${simulator.origin}/sites/burgerzaken/Gedeelde%20documenten/Meldingen/`;
    expect(stored['map']).toContain(address);
    expect(stored['document']).toMatch(/\.pdf$/);
    const { exchange } = (await deliveryOf(id)).attempts[0] ?? {};
    expect(exchange).toContain('"Aantal": 3');
    for (const hidden of [bsn, sharepointApp.secret, 'simulated-token', 'tempauth'])
      expect(exchange).not.toContain(hidden);
  });

  test('upload a large file in parts that fit', async () => {
    const file = large('a');
    const id = await send(toLibrary(), [file]);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const uploaded = (await itemsOf(id))[1];
    expect(uploaded?.content.equals(file.content)).toBe(true);
    expect(uploaded?.versions).toBe(1);
  });

  test('go on in the same session after the connection was cut', async () => {
    const file = large('b');
    simulator.cutUploadsAfter(1);
    const id = await send(toLibrary(), [file]);
    await expect.poll(() => stateOf(id), waiting).toBe('no_answer');
    const before = simulator.requests.length;
    const [steps] = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('submission_deliveries')
        .select('steps')
        .where('submission_id', '=', id)
        .execute(),
    );
    expect(JSON.stringify(steps)).toContain('session 2.1');
    expect(JSON.stringify(steps)).not.toContain('tempauth');
    simulator.cutUploadsAfter(null);
    await retryNow(id);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const uploads = simulator.requests.slice(before).filter((path) => path.startsWith('/upload/'));
    // Where it stopped, and the two parts that were missing.
    expect(uploads).toHaveLength(3);
    expect(new Set(uploads).size).toBe(1);
    const items = await itemsOf(id);
    expect(items).toHaveLength(2);
    expect(items[1]?.content.equals(file.content)).toBe(true);
  });

  test('begin again when the session ended meanwhile', async () => {
    const file = large('c');
    simulator.cutUploadsAfter(2);
    const id = await send(toLibrary(), [file]);
    await expect.poll(() => stateOf(id), waiting).toBe('no_answer');
    simulator.endSessions();
    simulator.cutUploadsAfter(null);
    await retryNow(id);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const items = await itemsOf(id);
    expect(items.map(({ versions }) => versions)).toEqual([1, 1]);
    expect(items[1]?.content.equals(file.content)).toBe(true);
  });

  test.each([
    ['the first document was created', /\/content$/],
    ['the upload session was completed', /^\/upload\//],
    ['the upload session was created', /createUploadSession$/],
    ['the columns were filled', /\/fields$/],
  ])('create each document once when the answer is lost after %s', async (_, path) => {
    const file = large('d');
    simulator.loseAnswers(path);
    const id = await send(toLibrary(), [file]);
    await expect.poll(() => stateOf(id), waiting).toBe('no_answer');
    simulator.loseAnswers(null);
    await retryNow(id);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const items = await itemsOf(id);
    expect(items.map(({ versions }) => versions)).toEqual([1, 1]);
    expect(items[1]?.content.equals(file.content)).toBe(true);
    expect(items.map(({ fields }) => fields['Aantal'])).toEqual([3, 3]);
    expect((await read(id)).answers['document']).toMatch(/\.pdf$/);
  });

  test('get through when calls fail and answers are lost, with each document once', async () => {
    simulator.setFailureMode('flaky');
    const id = await send(toLibrary(), [large('e')]);
    for (let attempts = 1; attempts <= 30; attempts += 1) {
      await waitForAttempts(id, attempts);
      const { id: deliveryId, state } = await deliveryOf(id);
      if (state === 'delivered') break;
      if (state === 'failed')
        await root.client.retryDelivery({ params: { id, delivery_id: deliveryId } });
      // Longer than the pause of the circuit breaker.
      server.advance(31_000);
      await retryNow(id);
    }
    expect(await stateOf(id)).toBe('delivered');
    expect((await itemsOf(id)).map(({ versions }) => versions)).toEqual([1, 1]);
  });

  test('wait as long as SharePoint asks', async () => {
    simulator.setFailureMode('rate-limited');
    const before = server.runtime.now();
    const id = await send(toLibrary());
    await expect.poll(() => stateOf(id), waiting).toBe('too_many_requests');
    const { due_at: due } = await deliveryOf(id);
    expect(Date.parse(due ?? '') - before).toBeGreaterThanOrEqual(60_000);
    simulator.setFailureMode('none');
    server.advance(60_000);
    await retryNow(id);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
  });

  test('ask for a new token when theirs was withdrawn', async () => {
    simulator.withdrawTokens();
    const id = await send(toLibrary());
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const before = simulator.requests.length;
    const other = await send(toLibrary());
    await expect.poll(() => stateOf(other), waiting).toBe('delivered');
    // The token of the delivery before is used again.
    expect(simulator.requests.slice(before).join(' ')).not.toContain('oauth2');
  });

  test('fail with a reason when the library or a column is not there', async () => {
    for (const wrong of [
      { ...options, library: '/sites/burgerzaken:Weg' },
      { ...options, library: '/sites/weg:Documenten' },
      { library },
      {},
    ]) {
      const id = await send(toLibrary({ options: wrong }));
      await expect.poll(() => stateOf(id), waiting).toBe('not_configured');
    }
    const id = await send(toLibrary({ outgoing: [column('Kleur', 'subject')] }));
    await expect.poll(() => stateOf(id), waiting).toBe('refused');
    expect((await deliveryOf(id)).attempts[0]?.exchange).toContain('Kleur');
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', driver: 'sharepoint' });
    expect(await itemsOf(id)).toEqual([]);
  });

  test('offer sites, libraries and columns by name', async () => {
    const choices = async (list: 'sites' | 'libraries' | 'columns', of?: string) => {
      const query = { list, ...(of !== undefined && { of }) };
      return (await root.client.listProviderChoices({ params, query })).data;
    };
    expect(await choices('sites')).toEqual([
      { value: '/', label: 'Gemeente (/)' },
      { value: '/sites/burgerzaken', label: 'Burgerzaken (/sites/burgerzaken)' },
    ]);
    expect(await choices('libraries', '/sites/burgerzaken')).toEqual([
      { value: library, label: 'Documenten' },
      { value: '/sites/burgerzaken:Archief', label: 'Archief' },
    ]);
    const columns = await choices('columns', library);
    expect(
      columns.map(({ label, type, is_required: isRequired }) => [label, type, isRequired]),
    ).toEqual([
      ['Titel', 'text', false],
      ['Onderwerp', 'text', true],
      ['Aantal', 'number', false],
      ['Spoed', 'boolean', false],
      ['Datum melding', 'date', false],
      ['Wijk', 'text', false],
      ['Thema', 'list', false],
    ]);
    expect(await refusalCode(choices('columns', '/sites/weg:Documenten'))).toBe(
      'provider_unavailable',
    );
    await save(sharepointApp.secret, {
      ...simulator.settings,
      sites: 'Burgerzaken = https://gemeente.sharepoint.com/sites/burgerzaken',
    });
    expect(await choices('sites')).toEqual([{ value: '/sites/burgerzaken', label: 'Burgerzaken' }]);
    expect(await outcome()).toBeNull();
    await save();
  });

  test('are tried with sample answers: the requests, and what the columns do not accept', async () => {
    const preview = async (integration: Integration, given: Record<string, unknown>) => {
      const { versionId } = await seed(integration);
      const body = { integration, answers: given };
      return (await root.client.previewIntegration({ params: { id: versionId }, body })).data;
    };
    const before = simulator.items.length;
    const [upload, , fields] = await preview(toLibrary(), answers);
    expect(upload?.url).toContain('/root:/Meldingen/Losse tegel - ..-x/');
    expect(upload?.problems).toEqual([]);
    expect(fields).toMatchObject({ method: 'PATCH', body: { Aantal: 3 } });
    const wrong = toLibrary({ outgoing: [column('Kleur', 'subject'), column('Aantal', 'count')] });
    const [tried] = await preview(wrong, { subject: 'x', count: 'veel' });
    expect(tried?.problems).toEqual([
      { name: 'Kleur', code: 'unknown' },
      { name: 'Onderwerp', code: 'required' },
      { name: 'Aantal', code: 'type' },
    ]);
    expect(simulator.items).toHaveLength(before);
  });

  test('are refused with another secret, and say so when they are tested', async () => {
    expect(await outcome()).toBeNull();
    await save('another-secret-than-theirs');
    expect(await outcome()).toBe('not_authorised');
    await save(sharepointApp.secret, { ...simulator.settings, directory_id: '../elders' });
    expect(await outcome()).toBe('not_configured');
    await save(sharepointApp.secret, {
      ...simulator.settings,
      graph_url: 'https://10.0.0.1/v1.0/',
    });
    expect(await outcome()).not.toBeNull();
    await save();
    simulator.setFailureMode('malformed');
    expect(await outcome()).toBe('bad_answer');
  });
});
