import { filledCard } from '@form-builder/core/analysis/build-check.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { recordFormTest } from '@form-builder/core/form-tests/record-form-test.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noRetentionTerms } from '@form-builder/core/retention/retention-terms.ts';
import { onePage, questions } from '../../../testing/seed-form.ts';
import { refusalCode, refusalOf } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { upsertProvider } from '../../providers/providers-queries.ts';
import type { ProvidersTable } from '../../providers/providers-tables.ts';

const unnamed: Field = { id: 'blank', short_id: 'blank', type: 'text', label: ' ' };
const parked: Field = {
  id: 'parked',
  short_id: 'parked',
  type: 'text',
  label: 'Geparkeerd',
  is_hidden: true,
};

/** A field that works through a service. */
const working = <T extends Field['type']>(
  id: string,
  type: T,
  custom_properties: Extract<Field, { type: T }>['custom_properties'],
): Field =>
  // The settings are those of the type; the compiler loses that in the union of all fields.
  ({ id, short_id: id, type, label: id, custom_properties }) as Field;

type Provider = Pick<Selectable<ProvidersTable>, 'kind' | 'id' | 'serves_tests'>;

async function seedProvider(server: TestServer, provider: Provider): Promise<void> {
  const { demo } = server.tenants;
  const at = new Date(server.runtime.now());
  await server.transaction(demo)((tx) =>
    upsertProvider(tx, {
      ...provider,
      tenant_id: demo.id,
      driver: 'none',
      name: provider.id,
      settings: '{}',
      sealed_secret: null,
      created_at: at,
      updated_at: at,
    }),
  );
}

describe.each(databases)('findings on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let root: SignedInUser;

  const signIn = (...permissions: Permission[]) =>
    server.signIn(server.tenants.demo, { permissions });

  const setRetention = (value: number | null) =>
    root.client.updateSettings({ body: [{ id: 'retention_default_completed', value }] });

  beforeAll(async () => {
    server = await startTestServer({ database });
    designer = await signIn(
      'form-read',
      'form-create',
      'form-edit',
      'form-propose-test',
      'form-publish-development',
      'submission-retention',
    );
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    await setRetention(365);
  });
  afterAll(() => server.stop());

  const versionWith = async (pages: readonly Page[]): Promise<Version> => {
    const { data: form } = await designer.client.createForm({ body: { name: 'Vergunning' } });
    const params = { id: form.draft?.id ?? '' };
    const saved = await designer.client.updateVersion({
      params,
      headers: { 'if-match': '"1"' },
      body: { pages: [...pages], settings: filledCard },
    });
    return saved.data;
  };
  const findingsOf = async ({ client }: SignedInUser, { id }: Version) =>
    (await client.listFindings({ params: { id } })).data;

  test('a sound version has none', async () => {
    expect(await findingsOf(designer, await versionWith(onePage(questions)))).toEqual([]);
  });

  test('say that submissions are kept for ever, until the form or the organisation has a term', async () => {
    await setRetention(null);
    const version = await versionWith(onePage(questions));
    expect(await findingsOf(designer, version)).toEqual([
      {
        code: 'retention_missing',
        severity: 'warning',
        path: { setting: 'retention' },
        params: {},
        message:
          'Inzendingen van dit formulier blijven voor altijd bewaard. Kies een bewaartermijn bij de instellingen van het formulier, of één voor de hele organisatie.',
      },
    ]);
    const { meta } = await designer.client.publishVersion({
      params: { id: version.id, environment: 'development' },
      body: {},
    });
    expect(meta?.warnings.map(({ code }) => code)).toEqual(['retention_missing']);
    await designer.client.updateFormRetention({
      params: { id: version.form_id },
      headers: { 'if-match': '"0"' },
      body: { ...noRetentionTerms, all_days: 30, selection_list_number: '' },
    });
    expect(await findingsOf(designer, version)).toEqual([]);
    await setRetention(365);
    expect(await findingsOf(designer, await versionWith(onePage(questions)))).toEqual([]);
  });

  test('say what, how bad, where, and in a sentence, in reading order', async () => {
    const version = await versionWith(onePage([...questions, unnamed, parked]));
    expect(await findingsOf(designer, version)).toEqual([
      {
        code: 'label_missing',
        severity: 'error',
        path: { field_id: 'blank', setting: 'label' },
        params: { field: 'blank' },
        message: 'Het veld “blank” heeft geen label.',
      },
      {
        code: 'never_shown',
        severity: 'warning',
        path: { field_id: 'parked' },
        params: { field: 'Geparkeerd' },
        message: '“Geparkeerd” wordt nooit getoond.',
      },
    ]);
  });

  test('name the languages a form is offered in without a translation, and a missing provider', async () => {
    const address: Field = { id: 'adres', short_id: 'adres', type: 'bag', label: 'Adres' };
    const { id, revision } = await versionWith(onePage([...questions, address]));
    await designer.client.updateVersion({
      params: { id },
      headers: { 'if-match': `"${String(revision)}"` },
      body: { languages: ['nl', 'de'] },
    });
    const found = (await designer.client.listFindings({ params: { id } })).data;
    expect(found.map(({ code, path }) => [code, path])).toEqual([
      ['translations_missing', { setting: 'languages', language: 'de' }],
      ['provider_missing', { field_id: 'adres', setting: 'integration_id' }],
    ]);
  });

  test('name the logins and lists that the tenant has not set up, and only those', async () => {
    const fields: Field[] = [
      working('login', 'auth', { integration_id: 'digid' }),
      working('other', 'auth', { integration_id: 'yivi' }),
      working('list', 'custom-list', { custom_list: 'wijken' }),
      working('gone', 'custom-list', { custom_list: 'weg' }),
    ];
    const listEditor = await signIn('custom-lists');
    await listEditor.client.saveCustomList({
      params: { key: 'wijken' },
      body: { name: 'Wijken', items: [{ id: 'noord', label: 'Noord' }] },
    });
    await seedProvider(server, { kind: 'auth', id: 'digid', serves_tests: false });
    const version = await versionWith(onePage([...questions, ...fields]));
    const missing = (await findingsOf(designer, version)).filter(({ code }) =>
      ['provider_missing', 'list_missing'].includes(code),
    );
    expect(missing.map(({ code, path }) => [code, path.field_id])).toEqual([
      ['provider_missing', 'other'],
      ['list_missing', 'gone'],
    ]);
  });

  test('name a login of the whole form that the tenant has not set up', async () => {
    const { id, revision } = await versionWith(onePage(questions));
    await designer.client.updateVersion({
      params: { id },
      headers: { 'if-match': `"${String(revision)}"` },
      body: { submission_settings: { is_public: true, login_provider: 'nergens' } },
    });
    const { data } = await designer.client.listFindings({ params: { id } });
    expect(data.map(({ code, path, message }) => [code, path, message])).toEqual([
      [
        'provider_missing',
        { setting: 'login_provider' },
        'Voor “nergens” is nog geen aanbieder ingesteld.',
      ],
    ]);
  });

  test('a payment for real visitors alone keeps a version from where tests are sent', async () => {
    await seedProvider(server, { kind: 'payment', id: 'mollie', serves_tests: false });
    const field = working('leges', 'payment', { integration_id: 'mollie', amount: 10 });
    const { id } = await versionWith(onePage([...questions, field]));
    const publish = () =>
      designer.client.publishVersion({ params: { id, environment: 'development' }, body: {} });
    expect(await refusalOf(publish())).toMatchObject({
      errors: { 'leges.integration_id': [expect.stringContaining('aanbieder')] },
    });
    await seedProvider(server, { kind: 'payment', id: 'mollie', serves_tests: true });
    expect((await publish()).data.id).toBe(id);
  });

  test('say that a question for a case cannot be asked without a case system, or at a receiver that lists none', async () => {
    const matter: Field = { id: 'zaak', short_id: 'zaak', type: 'matter', label: 'Uw zaak' };
    const found = await findingsOf(designer, await versionWith(onePage([...questions, matter])));
    expect(found).toMatchObject([
      {
        code: 'provider_missing',
        severity: 'error',
        path: { field_id: 'zaak', setting: 'integration_id' },
      },
      { code: 'case_login_missing', severity: 'warning', path: { field_id: 'zaak' } },
    ]);
    await seedProvider(server, { kind: 'delivery', id: 'hook', serves_tests: false });
    const atHook = working('zaak', 'matter', { integration_id: 'hook' });
    const codes = (
      await findingsOf(designer, await versionWith(onePage([...questions, atHook])))
    ).map(({ code }) => code);
    expect(codes).toContain('provider_missing');
  });

  test('are for users who may read or edit forms, and not found for hidden versions', async () => {
    const version = await versionWith(onePage(questions));
    expect(await findingsOf(await signIn('form-read'), version)).toEqual([]);
    expect(await findingsOf(await signIn('form-edit'), version)).toEqual([]);
    const handler = await signIn('submission-list');
    expect(await refusalCode(findingsOf(handler, version))).toBe('forbidden');
    const stranger = { ...version, id: '0190a000-0000-7000-8000-00000000ffff' };
    expect(await refusalCode(findingsOf(designer, stranger))).toBe('not_found');
  });

  test('a recorded test that fails keeps a version from being published, and says what changed', async () => {
    const { id, revision } = await versionWith(onePage(questions));
    const program = compile({ pages: onePage(questions) }, fieldTypes);
    const recorded = recordFormTest(program, {
      id: 't1',
      name: 'Zonder antwoorden',
      day: '2026-11-20',
      answers: {},
    });
    const params = { id };
    const { data: sound } = await designer.client.updateVersion({
      params,
      headers: { 'if-match': `"${revision}"` },
      body: { settings: { ...filledCard, 'tests.recorded': [recorded] } },
    });
    expect(sound.settings['tests.recorded']).toEqual([recorded]);
    expect(await findingsOf(designer, sound)).toEqual([]);
    await designer.client.updateVersion({
      params,
      headers: { 'if-match': `"${sound.revision}"` },
      body: { pages: onePage(questions.map((question) => ({ ...question, is_hidden: true }))) },
    });
    const publish = designer.client.publishVersion({
      params: { id, environment: 'development' },
      body: {},
    });
    expect(await refusalOf(publish)).toMatchObject({
      code: 'invalid',
      errors: { 'tests.recorded': [expect.stringContaining('Niet meer getoond')] },
    });
  });

  test.each(['propose', 'publish'] as const)('an error keeps a version from a %s', async (step) => {
    const { id } = await versionWith(onePage([...questions, unnamed]));
    const asked =
      step === 'propose'
        ? designer.client.proposeVersion({ params: { id, environment: 'test' }, body: {} })
        : designer.client.publishVersion({ params: { id, environment: 'development' }, body: {} });
    expect(await refusalOf(asked)).toMatchObject({
      code: 'invalid',
      errors: { 'blank.label': ['Het veld “blank” heeft geen label.'] },
    });
  });

  test('the response to a proposal contains warnings', async () => {
    const { id } = await versionWith(onePage([...questions, parked]));
    const params = { id, environment: 'test' } as const;
    const proposed = await designer.client.proposeVersion({ params, body: {} });
    expect(proposed.meta?.warnings.map(({ code }) => code)).toEqual(['never_shown']);
    const sound = await versionWith(onePage(questions));
    const answer = await designer.client.proposeVersion({
      params: { ...params, id: sound.id },
      body: {},
    });
    expect(answer.meta).toBeUndefined();
  });
});
