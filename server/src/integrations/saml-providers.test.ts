import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSelfSigned, type SelfSigned } from '../../simulators/certificates/self-signed.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { startSaml, type RunningSaml } from '../../testing/saml-visitor.ts';
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts';

const dayMs = 86_400_000;

describe.each(databases)('setting up a login by SAML on %s', (database) => {
  let server: TestServer;
  let saml: RunningSaml;
  let other: SelfSigned;

  beforeAll(async () => {
    server = await startTestServer({ database });
    saml = await startSaml(server, { metadataUntil: Date.now() + 30 * dayMs });
    other = await createSelfSigned({
      commonName: 'other',
      from: Date.now() - dayMs,
      until: Date.now() + dayMs,
    });
  });
  afterAll(async () => {
    await saml.stop();
    await server.stop();
  });

  const administrator = () =>
    server.signIn(server.tenants.demo, { permissions: ['admin-providers'] });
  const params = { id: 'digid', stage: 'test' } as const;
  const save = async (settings: Readonly<Record<string, string>>, secret?: string) =>
    (await administrator()).client.saveProvider({
      params,
      body: {
        driver: 'digid',
        name: 'DigiD',
        settings: { ...saml.settings, ...settings },
        ...(secret !== undefined && { secret }),
      },
    });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['settings.certificate', { certificate: 'geen certificaat' }],
    ['settings.authorities', { authorities: 'geen certificaat' }],
    ['settings.metadata', { metadata: '<metadata/>' }],
    ['settings.metadata', { metadata: '<!DOCTYPE x [<!ENTITY y "z">]><x>&y;</x>' }],
    ['settings.min_level', { min_level: 'EH3' }],
    ['settings.entity_id', { entity_id: 'x'.repeat(2001) }],
  ])('says of %s what is wrong', async (path, settings) => {
    const { errors } = await refusalOf(save(settings, saml.ours.key));
    expect(Object.keys(errors ?? {})).toEqual([path]);
  });

  test('accepts only the key of the certificate, keeps it, and shows it to nobody', async () => {
    for (const key of [other.key, 'x'.repeat(300)]) {
      const { errors } = await refusalOf(save({}, key));
      expect(Object.keys(errors ?? {})).toEqual(['secret']);
    }
    await save({}, saml.ours.key);
    const { data } = await save({ min_level: 'hoog' });
    expect(data).toMatchObject({ has_secret: true, settings: { min_level: 'hoog' } });
    expect(JSON.stringify(data)).not.toContain('PRIVATE KEY');
    const changed = await refusalOf(save({ certificate: other.cert }));
    expect(Object.keys(changed.errors ?? {})).toEqual(['secret']);
  });

  test('keeps a next certificate with its own key, and warns of the one that will be used', async () => {
    const saveNext = async (settings: Readonly<Record<string, string>>, key?: string) =>
      (await administrator()).client.saveProvider({
        params: { id: 'digid', stage: 'test' },
        body: {
          driver: 'digid',
          name: 'DigiD',
          settings: { ...saml.settings, ...settings },
          secret: saml.ours.key,
          ...(key !== undefined && { second_secret: key }),
        },
      });
    const missing = await refusalOf(saveNext({ next_certificate: other.cert }));
    expect(Object.keys(missing.errors ?? {})).toEqual(['second_secret']);
    const wrong = await refusalOf(saveNext({ next_certificate: other.cert }, saml.ours.key));
    expect(Object.keys(wrong.errors ?? {})).toEqual(['second_secret']);
    const noDay = saveNext({ next_certificate: other.cert, next_from: 'morgen' }, other.key);
    expect(Object.keys((await refusalOf(noDay)).errors ?? {})).toEqual(['settings.next_from']);
    const { data } = await saveNext({ next_certificate: other.cert }, other.key);
    expect(data).toMatchObject({ has_second_secret: true });
    expect(JSON.stringify(data)).not.toContain('PRIVATE KEY');
    expect(data.expiries?.map(({ kind }) => kind).slice(0, 2)).toEqual([
      'certificate',
      'next_certificate',
    ]);
    const today = new Date().toISOString().slice(0, 10);
    const planned = await saveNext({ next_certificate: other.cert, next_from: today });
    expect(planned.data.expiries?.[0]?.kind).toBe('next_certificate');
    const without = await saveNext({});
    expect(without.data.has_second_secret).toBeUndefined();
  });

  test('says when certificates and metadata expire, to administrators only', async () => {
    const { client } = await administrator();
    const [digid] = (await client.listProviders({})).data;
    expect(digid?.expiries?.map(({ kind }) => kind)).toEqual([
      'certificate',
      'provider_certificate',
      'metadata',
    ]);
    const end = new Date(saml.ours.certificate.validTo).toISOString();
    expect(digid?.expiries?.[0]?.at).toBe(end);
    const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const [seen] = (await reader.client.listProviders({})).data;
    expect(seen).toMatchObject({ settings: null });
    expect(seen?.expiries).toBeUndefined();
  });

  test('warns administrators in time that a certificate expires', async () => {
    const { client } = await administrator();
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const found = async (of: typeof client) =>
      (await of.listNotifications({})).data.filter(({ kind }) => kind === 'certificate_expires');
    // The metadata expire in a month, the certificates in a year.
    const [notice] = await found(client);
    expect(notice).toMatchObject({ subject: 'DigiD', subject_id: 'digid' });
    expect(notice?.due_on).toBe(new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10));
    expect(await found(designer.client)).toEqual([]);
  });

  test('fetches metadata, and nothing else that a server answers', async () => {
    const { client } = await administrator();
    const fetchFrom = async (url: string) =>
      (await client.fetchProviderMetadata({ body: { url } })).data;
    const { entityId, metadata } = saml.simulator;
    expect(await fetchFrom(entityId)).toEqual({ error: null, metadata });
    const page = entityId.replace('/metadata', '/simulator.css');
    expect(await fetchFrom(page)).toEqual({ error: 'bad_answer', metadata: null });
    expect(await fetchFrom('http://10.0.0.1/metadata')).toEqual({
      error: 'not_allowed',
      metadata: null,
    });
  });
});
