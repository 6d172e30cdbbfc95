import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import {
  objectsToken,
  startObjectsSimulator,
} from '../../../simulators/objects/objects-simulator.ts';
import type { ObjectsSimulator } from '../../../simulators/objects/objects-simulator.ts';
import { buildIntegration } from '../../../testing/failed-delivery.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { StartError } from '../../platform/start-error.ts';

const pages = onePage([
  { id: 'subject', short_id: 'subj', type: 'text', label: 'Onderwerp' },
  { id: 'street', short_id: 'stre', type: 'text', label: 'Straat' },
  { id: 'count', short_id: 'coun', type: 'text', label: 'Aantal' },
  { id: 'day', short_id: 'date', type: 'date', label: 'Dag' },
  { id: 'bsn', short_id: 'burg', type: 'bsn', label: 'BSN' },
  { id: 'place', short_id: 'plek', type: 'geolocation', label: 'Plek' },
  { id: 'case', short_id: 'case', type: 'text', label: 'Object', is_hidden: true },
]);

const bsn = '111222333';
const answers = {
  subject: 'Losse tegel',
  street: 'Damstraat',
  count: '3',
  day: '2026-11-20',
  bsn,
  place: { lat: 52.37, lng: 4.89, zoom: 16 },
};
const params = { id: 'objecten', stage: 'production' } as const;
const version = '2/Melding';
const answer = (target: string, field: string) => ({
  target,
  source: { kind: 'answer' as const, field },
});

const outgoing = [
  answer('data.onderwerp', 'subject'),
  answer('data.aantal', 'count'),
  answer('data.datum', 'day'),
  answer('data.locatie.straat', 'street'),
  answer('data.melder.bsn', 'bsn'),
  answer('geometry', 'place'),
];
const toObject = (members: Partial<Integration> = {}) =>
  buildIntegration({
    provider: params.id,
    options: { object_type: 'Melding', object_version: version },
    outgoing,
    incoming: [{ pointer: '/url', field: 'case' }],
    ...members,
  });

/** A job starts within half a second. */
const waiting = { timeout: 20_000 };

test('the simulated Objects API does not run in production', async () => {
  await expect(startObjectsSimulator({ isProduction: true })).rejects.toBeInstanceOf(StartError);
});

describe('deliveries to an Objects API', () => {
  let simulator: ObjectsSimulator;
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    simulator = await startObjectsSimulator({
      isProduction: false,
      internalOrigin: 'http://objects-web:8000',
      pageSize: 1,
    });
    server = await startTestServer({
      database: 'embedded',
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    await save();
  });
  afterEach(() => {
    simulator.setFailureMode('none');
    simulator.setLosesAnswers(false);
  });
  afterAll(async () => {
    await server.stop();
    await simulator.stop();
  });

  const save = (secret: string = objectsToken, settings = simulator.settings) =>
    root.client.saveProvider({
      params,
      body: { driver: 'objects', name: 'Objecten', settings, secret },
    });
  /** Separate installations have a token each; the one of the Objecttypes API is asked again when it moves. */
  const expectSecondToken = async () => {
    const body = { driver: 'objects', name: 'Objecten', settings: simulator.settings } as const;
    const saved = (more: object) =>
      root.client.saveProvider({ params, body: { ...body, ...more } });
    const { data } = await saved({ second_secret: 'a-token-of-objecttypes' });
    expect(data.has_second_secret).toBe(true);
    expect(JSON.stringify(data)).not.toContain('a-token');
    expect(await outcome()).toBe('not_authorised');
    expect((await saved({})).data.has_second_secret).toBe(true);
    const moved = { ...simulator.settings, objecttypes_url: 'https://elders.nl/api/v2/' };
    const again = saved({ settings: moved, secret: objectsToken });
    expect(await refusalCode(again)).toBe('invalid');
    const { objects_url = '' } = simulator.settings;
    const alone = { settings: { objects_url }, secret: objectsToken };
    expect(await refusalCode(saved({ ...alone, second_secret: objectsToken }))).toBe('invalid');
    expect((await saved(alone)).data.has_second_secret).toBeUndefined();
    await saved({ secret: objectsToken, second_secret: objectsToken });
    expect(await outcome()).toBeNull();
  };
  const outcome = async () => (await root.client.checkProvider({ params })).data.error;
  const seed = (integration: Integration) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages, settings: { 'integrations.list': [integration] } },
    });
  const send = async (integration: Integration, given: Record<string, unknown> = answers) => {
    const { versionId } = await seed(integration);
    const { data } = await server.client(server.tenants.demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: given, status: 'final' },
    });
    return data.id;
  };
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  const statesOf = async (id: string) =>
    (await read(id)).deliveries.map(({ state, error }) => error ?? state);
  const objectsOf = async (id: string) => {
    const { deliveries } = await read(id);
    return simulator.objects.filter(({ uuid }) => deliveries.some((one) => one.id === uuid));
  };
  /** Makes the next attempt due; another submission triggers it now. */
  const retryNow = async (id: string) => {
    const [delivery] = (await read(id)).deliveries;
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .updateTable('submission_deliveries')
        .set({ due_at: new Date(0) })
        .where('id', '=', delivery?.id ?? '')
        .execute(),
    );
    await send(toObject({ provider: 'none' }));
  };

  test('create an object of the chosen version, and keep its address', async () => {
    const id = await send(toObject());
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    const [made, ...more] = await objectsOf(id);
    expect(more).toEqual([]);
    const { deliveries, answers: stored, completed_at: completed } = await read(id);
    expect(made).toMatchObject({
      type: 'http://objects-web:8000/objecttypes/api/v2/objecttypes/8e46e0a5-b1b4-449b-b9e9-fa3cea655f48',
      record: {
        typeVersion: 2,
        // The text "3" of the answer is the number that the type has.
        data: {
          onderwerp: 'Losse tegel',
          aantal: 3,
          datum: '2026-11-20',
          locatie: { straat: 'Damstraat' },
          melder: { bsn },
        },
        geometry: { type: 'Point', coordinates: [4.89, 52.37] },
        startAt: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(
          new Date(completed ?? 0),
        ),
      },
    });
    expect(stored['case']).toBe(made?.url);
    const { exchange } = deliveries[0]?.attempts[0] ?? {};
    expect(exchange).toContain('"aantal": 3');
    expect(exchange).not.toContain(bsn);
    expect(exchange).not.toContain(objectsToken);
  });

  test('leave out what was not answered', async () => {
    const { subject, street, count } = answers;
    const id = await send(toObject(), { subject, street, count });
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    const [made] = await objectsOf(id);
    expect(made?.record['geometry']).toBeNull();
    expect(made?.record['data']).toEqual({
      onderwerp: 'Losse tegel',
      aantal: 3,
      datum: null,
      locatie: { straat: 'Damstraat' },
    });
  });

  test('create one object when the answer is lost after it was created', async () => {
    simulator.setLosesAnswers(true);
    const id = await send(toObject());
    await expect.poll(() => statesOf(id), waiting).toEqual(['no_answer']);
    expect(await objectsOf(id)).toHaveLength(1);
    simulator.setLosesAnswers(false);
    await retryNow(id);
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    const [made, ...more] = await objectsOf(id);
    expect(more).toEqual([]);
    expect((await read(id)).answers['case']).toBe(made?.url);
  });

  test('are retried after errors of the server and rejected tokens', async () => {
    simulator.setFailureMode('server-error');
    const id = await send(toObject());
    await expect.poll(() => statesOf(id), waiting).toEqual(['unavailable']);
    simulator.setFailureMode('none');
    await save('another-token-than-theirs');
    await retryNow(id);
    await expect.poll(() => statesOf(id), waiting).toEqual(['not_authorised']);
    await save();
    await retryNow(id);
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    expect(await objectsOf(id)).toHaveLength(1);
  });

  test('fail when the values do not fit, with the reason masked', async () => {
    const wrong = outgoing.map((one) =>
      one.target === 'data.datum' ? answer('data.datum', 'bsn') : one,
    );
    const id = await send(toObject({ outgoing: wrong }));
    await expect.poll(() => statesOf(id), waiting).toEqual(['refused']);
    const [delivery] = (await read(id)).deliveries;
    expect(delivery?.state).toBe('failed');
    expect(delivery?.attempts[0]).toMatchObject({ status: 400 });
    expect(delivery?.attempts[0]?.exchange).toContain("is not a 'date'");
    expect(delivery?.attempts[0]?.exchange).not.toContain(bsn);
  });

  test('fail when the object type or its version is gone', async () => {
    for (const object_version of ['9/Melding', '1/Weg', 'Melding', '']) {
      const id = await send(toObject({ options: { object_type: 'Melding', object_version } }));
      await expect.poll(() => statesOf(id), waiting).toEqual(['not_configured']);
    }
  });

  test('never call an address inside our network', async () => {
    await save(objectsToken, { objects_url: 'https://10.0.0.1/api/v2/' });
    expect(await outcome()).toBe('not_allowed');
    const id = await send(toObject());
    await expect.poll(() => statesOf(id), waiting).toEqual(['not_allowed']);
    await save();
  });

  test('offer object types, published versions and attributes', async () => {
    const choices = async (
      list: 'object_types' | 'object_versions' | 'attributes' | 'properties',
      of?: string,
    ) => {
      const query = { list, ...(of !== undefined && { of }) };
      return (await root.client.listProviderChoices({ params, query })).data;
    };
    expect(await choices('object_types')).toEqual([
      { value: 'Melding', label: 'Melding' },
      { value: 'Boom', label: 'Boom' },
    ]);
    expect(await choices('object_versions', 'Melding')).toEqual([
      { value: version, label: '2 (2026-03-02)' },
    ]);
    const attributes = await choices('attributes', version);
    expect(attributes[0]).toEqual({
      value: 'data.onderwerp',
      label: 'onderwerp: Onderwerp van de melding',
      type: 'text',
      is_required: true,
    });
    expect(attributes.map(({ value }) => value)).toEqual([
      'data.onderwerp',
      'data.aantal',
      'data.datum',
      'data.spoed',
      'data.locatie.straat',
      'data.locatie.postcode',
      'data.locatie.soort',
      'data.melder.bsn',
      'data.melder.e\\.mail',
    ]);
    expect(await choices('properties', 'x')).toEqual([]);
    const unknown = choices('attributes', '7/Melding');
    expect(await refusalCode(unknown)).toBe('provider_unavailable');
  });

  test('are tried with sample answers: the request, and what the type does not accept', async () => {
    const preview = async (integration: Integration, given: Record<string, unknown>) => {
      const { versionId } = await seed(integration);
      const { data } = await root.client.previewIntegration({
        params: { id: versionId },
        body: { integration, answers: given },
      });
      return data;
    };
    const before = simulator.objects.length;
    const url = `${simulator.settings['objects_url'] ?? ''}objects`;
    expect(await preview(toObject(), answers)).toMatchObject([
      { method: 'POST', url, body: { record: { typeVersion: 2 } }, problems: [] },
    ]);
    const [wrong] = await preview(toObject(), { count: 'veel' });
    expect(wrong?.problems).toEqual([
      { name: 'onderwerp', code: 'required' },
      { name: 'locatie', code: 'required' },
      { name: 'aantal', code: 'type' },
    ]);
    const [early] = await preview(toObject({ options: {} }), answers);
    expect(early?.problems).toBeUndefined();
    expect(simulator.objects).toHaveLength(before);
  });

  test('are refused with another token, and say so when they are tested', async () => {
    expect(await outcome()).toBeNull();
    await save('another-token-than-theirs');
    expect(await outcome()).toBe('not_authorised');
    await save();
    await expectSecondToken();
    simulator.setFailureMode('malformed');
    expect(await outcome()).toBe('bad_answer');
  });
});
