import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { formatOperatorEvent } from '../tenants/events/format-operator-event.ts';
import { selectOperatorEvents } from '../tenants/events/operator-events-queries.ts';
import { selectInactiveFeatures } from '../features/active-features.ts';
import { readTenant } from '../tenants/open-tenant.ts';
import type { FeaturePin } from '@form-builder/core/contract/operators/limits.ts';
import { pinFeature } from '../tenants/pin-feature.ts';

const payment: Field = {
  id: 'leges',
  short_id: 'leges',
  type: 'payment',
  label: 'Leges',
  custom_properties: { integration_id: 'mollie', amount: 10 },
};
const address: Field = { id: 'mail', short_id: 'mail', type: 'email', label: 'E-mailadres' };
const login: Field = { id: 'login', short_id: 'login', type: 'auth', label: 'Inloggen' };

describe.each(databases)('features on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const actor = () => ({ id: root.id, name: 'Root' });
  const switchTo = async (id: FeatureId, is_active: boolean) =>
    (await root.client.updateFeature({ params: { id }, body: { is_active } })).data;
  const lastEntry = async (action: string) =>
    (await root.client.listLogbook({ query: { filter: { group: 'settings' } } })).data.find(
      (entry) => entry.action === action,
    );
  const featureOf = async (id: FeatureId, user = root) =>
    (await user.client.listFeatures()).data.find((feature) => feature.id === id);
  const pin = (id: FeatureId, to: FeaturePin, slug = 'demo') =>
    pinFeature(
      {
        pool: server.pool,
        runtime: server.runtime,
        operator: { name: 'ola', reason: 'Contract' },
      },
      { slug, id, pin: to },
    );
  const draftWith = async (fields: readonly Field[]) => {
    const { data: form } = await root.client.createForm({ body: { name: 'Vergunning' } });
    const id = form.draft?.id ?? '';
    return root.client.updateVersion({
      params: { id },
      headers: { 'if-match': '"1"' },
      body: { pages: [...onePage(fields)] },
    });
  };

  test('are active at first, in the language of the caller', async () => {
    const { data } = await root.client.listFeatures();
    expect(data.every((feature) => feature.is_active && !feature.is_pinned)).toBe(true);
    const german = await server.fetch(server.tenants.demo)('/v0/features', {
      headers: { authorization: `Bearer ${root.token}`, 'accept-language': 'de' },
    });
    expect(await german.text()).toContain('Zahlungen');
  });

  test('are switched by administrators of the tenant alone, with who and when, and the logbook', async () => {
    const user = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const asUser = user.client.updateFeature({
      params: { id: 'glossary' },
      body: { is_active: false },
    });
    expect(await refusalCode(asUser)).toBe('forbidden');
    expect(await switchTo('glossary', false)).toMatchObject({
      is_active: false,
      updated_by: { id: root.id },
    });
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await featureOf('glossary', stranger)).toMatchObject({ is_active: true });
    const entry = await lastEntry('feature.switched');
    expect(entry).toMatchObject({
      details: {
        name: 'Woordenlijst',
        changes: [{ field: 'is_active', before: true, after: false }],
      },
    });
    const refused = await refusalOf(root.client.listGlossaryTerms());
    expect(refused).toMatchObject({
      status: 403,
      code: 'feature_inactive',
      errors: { features: ['Woordenlijst'] },
    });
    await switchTo('glossary', true);
    expect((await root.client.listGlossaryTerms()).data).toEqual([]);
  });

  test('that are inactive cannot be added to a form, and stay where they are', async () => {
    const { data: used } = await draftWith([...questions, payment]);
    await switchTo('payments', false);
    expect(await refusalOf(draftWith([...questions, payment]))).toMatchObject({
      code: 'feature_inactive',
      errors: { features: ['Betalingen'] },
    });
    // What is in the form can be changed, and taken out.
    const { data: saved } = await root.client.updateVersion({
      params: { id: used.id },
      headers: { 'if-match': `"${String(used.revision)}"` },
      body: { pages: [...onePage([...questions, { ...payment, label: 'Kosten' }])] },
    });
    const publish = () =>
      root.client.publishVersion({
        params: { id: saved.id, environment: 'development' },
        body: {},
      });
    expect(await refusalCode(publish())).toBe('feature_inactive');
    const { data: uses } = await root.client.getFeatureUses({ params: { id: 'payments' } });
    expect(uses).toMatchObject({ form_count: 1, forms: [{ version: { id: used.id } }] });
    await root.client.updateVersion({
      params: { id: saved.id },
      headers: { 'if-match': `"${String(saved.revision)}"` },
      body: { pages: [...onePage(questions)] },
    });
    await publish();
    await switchTo('payments', true);
    await draftWith([...questions, payment]);
  });

  test.each([
    ['citizen_login', { submission_settings: { is_public: true, login_provider: 'digid' } }],
    ['citizen_login', { pages: [...onePage([...questions, login])] }],
    ['co_signing', { settings: { 'co_signature.is_enabled': true } }],
  ] as const)('%s cannot be added by %j while it is inactive', async (id, body) => {
    const { data: form } = await root.client.createForm({ body: { name: 'Aanvraag' } });
    const save = () =>
      root.client.updateVersion({
        params: { id: form.draft?.id ?? '' },
        headers: { 'if-match': '"1"' },
        body: structuredClone(body),
      });
    await switchTo(id, false);
    expect(await refusalCode(save())).toBe('feature_inactive');
    await switchTo(id, true);
    await save();
    const { data: uses } = await root.client.getFeatureUses({ params: { id } });
    expect(uses.forms.map((use) => use.form.id)).toContain(form.id);
  });

  test('a published form goes on with a feature that is inactive', async () => {
    const { formId, versionId } = await seedForm(server, server.tenants.demo, {
      actor: actor(),
      version: {
        pages: onePage([...questions, address]),
        settings: { 'co_signature.is_enabled': true, 'co_signature.recipient': 'mail' },
      },
    });
    await switchTo('co_signing', false);
    const visitor = server.client(server.tenants.demo);
    const shown = await visitor.getPublicForm({ params: { id: formId } });
    expect(shown.data.version_id).toBe(versionId);
    await switchTo('co_signing', true);
  });

  test('no building block is made while they are inactive', async () => {
    await switchTo('templates', false);
    const create = () => root.client.createForm({ body: { name: 'Blok', type: 'template' } });
    expect(await refusalCode(create())).toBe('feature_inactive');
    await switchTo('templates', true);
    await create();
    const { data: uses } = await root.client.getFeatureUses({ params: { id: 'templates' } });
    expect(uses.item_count).toBe(1);
  });

  test('links without an account stop working, and work again', async () => {
    const { formId, versionId } = await seedForm(server, server.tenants.demo, {
      actor: actor(),
      publishedIn: ['test'],
    });
    const params = { id: versionId, environment: 'test' } as const;
    const { data: link } = await root.client.createReviewLink({ params, body: {} });
    const guest = server.client(server.tenants.demo, {
      authorization: `Review ${new URL(link.url).hash.replace('#review=', '')}`,
    });
    const read = () =>
      guest.getPublicForm({ params: { id: formId }, query: { environment: 'test' } });
    expect((await read()).data.version_id).toBe(versionId);
    await switchTo('review_links', false);
    expect(await refusalCode(root.client.createReviewLink({ params, body: {} }))).toBe(
      'feature_inactive',
    );
    expect(await refusalCode(read())).toBe('review_link_invalid');
    await switchTo('review_links', true);
    expect((await read()).data.version_id).toBe(versionId);
  });

  test('tips for plain language are given only while they are active', async () => {
    const wordy: Field = { id: 'woord', short_id: 'woord', type: 'text', label: 'Indien' };
    const { data: version } = await draftWith([wordy]);
    const codes = async () =>
      (await root.client.listFindings({ params: { id: version.id } })).data.map(({ code }) => code);
    expect(await codes()).toContain('word_difficult');
    await switchTo('plain_language', false);
    expect(await codes()).not.toContain('word_difficult');
    await switchTo('plain_language', true);
  });

  test('are pinned by the operator, in both logs', async () => {
    await pin('integrations', 'off');
    expect(await featureOf('integrations')).toMatchObject({ is_active: false, is_pinned: true });
    expect(await refusalCode(switchTo('integrations', true))).toBe('feature_pinned');
    const [event] = await selectOperatorEvents(server.pool, 'demo');
    if (event === undefined) throw new Error('The event is not there.');
    expect(formatOperatorEvent(event).split('\t').slice(1)).toEqual([
      'feature',
      'done',
      'demo',
      server.tenants.demo.id,
      'ola',
      'integrations off',
      'Contract',
    ]);
    const entry = await lastEntry('feature.pinned');
    expect(entry).toMatchObject({ actor: null, details: { name: 'Koppelingen' } });
    await pin('integrations', 'free');
    expect(await featureOf('integrations')).toMatchObject({ is_active: true, is_pinned: false });
    await expect(pin('integrations', 'on', 'nergens')).rejects.toThrow('no tenant nergens');
    const changed = server.transaction(server.tenants.demo)((tx) =>
      tx.deleteFrom('feature_pins').execute(),
    );
    await expect(changed).rejects.toMatchObject({ code: '42501' });
  });

  test('of two tenants are pinned apart, also by an owner who sees the rows of all', async () => {
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    const inactiveOf = (slug: string) => readTenant(server.pool, slug, selectInactiveFeatures);
    await pin('payments', 'off', 'other');
    await pin('payments', 'on');
    expect(await lastEntry('feature.pinned')).toMatchObject({ details: { changes: [] } });
    expect(await inactiveOf('demo')).toEqual(new Set());
    expect(await inactiveOf('other')).toEqual(new Set(['payments']));
    await pin('payments', 'free');
    expect(await featureOf('payments', stranger)).toMatchObject({
      is_active: false,
      is_pinned: true,
    });
    await pin('payments', 'free', 'other');
    expect(await featureOf('payments', stranger)).toMatchObject({ is_active: true });
  });
});
