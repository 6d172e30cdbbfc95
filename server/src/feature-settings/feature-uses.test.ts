import {
  findUsedFeatures,
  type FeatureUser,
} from '@form-builder/core/feature-use/find-used-features.ts';
import { featureIds, type FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const field = (type: 'payment' | 'auth' | 'email'): Field => ({
  id: type,
  short_id: type,
  type,
  label: type,
});
const group: Field = {
  id: 'group',
  short_id: 'group',
  type: 'group',
  label: 'Samen',
  children: [field('payment')],
};
/** A setting that resembles a field. */
const decoy: Field = Object.assign(field('email'), {
  custom_properties: { columns: [{ type: 'payment' }] },
});
const integrations = { 'integrations.list': [{ id: 'zaak', provider: 'zgw' }] };

/** Versions that use features in each way, or do not. */
const users: readonly FeatureUser[] = [
  { settings: integrations },
  ...[[], {}, null, false, 'true'].map((value) => ({
    settings: { 'integrations.list': value, 'co_signature.is_enabled': value },
  })),
  { settings: { 'co_signature.is_enabled': true } },
  { pages: onePage([group]) },
  { pages: onePage([field('auth'), decoy]) },
  { submission_settings: { login_provider: 'digid' } },
  { submission_settings: { login_provider: '' } },
].map((user) => ({ pages: [], settings: {}, submission_settings: {}, ...user }));

describe.each(databases)('uses of features on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const seed = async (user: FeatureUser, confidentiality_level: 'public' | 'private') => {
    const { login_provider: login } = user.submission_settings;
    const { formId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'Root' },
      form: { confidentiality_level },
      version: {
        ...user,
        submission_settings: {
          is_public: true,
          ...(login !== undefined && { login_provider: login }),
        },
      },
      publishedIn: [],
    });
    return { user, formId };
  };
  const usesOf = async (id: FeatureId, by = root) => {
    const { data } = await by.client.getFeatureUses({ params: { id } });
    return { ...data, ids: data.forms.map(({ form }) => form.id) };
  };

  test('are the forms in which core finds the feature', async () => {
    const seeded = await Promise.all(users.map((user) => seed(user, 'public')));
    for (const id of featureIds) {
      const using = seeded.filter(({ user }) => findUsedFeatures(user, fieldTypes).has(id));
      const { ids } = await usesOf(id);
      const found = seeded.filter(({ formId }) => ids.includes(formId));
      expect([id, ...found.map(({ user }) => user)]).toEqual([
        id,
        ...using.map(({ user }) => user),
      ]);
    }
  });

  test('are counted for who may not see them all', async () => {
    const [first] = users;
    if (first === undefined) throw new Error('There are no versions.');
    const before = await usesOf('integrations');
    const { formId } = await seed(first, 'private');
    const reader = await server.signIn(server.tenants.demo, {
      permissions: ['admin-forms-settings'],
    });
    const shown = await usesOf('integrations', reader);
    expect(shown.form_count).toBe(before.form_count + 1);
    expect(shown.ids).not.toContain(formId);
    expect((await usesOf('integrations')).ids).toContain(formId);
  });
});
