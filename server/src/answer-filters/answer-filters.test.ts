import type { ClientInput } from '@form-builder/core/contract/endpoint.ts';
import type { submissionsContract } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { AnswerValue } from '@form-builder/core/field-types/field-types.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

type Query = NonNullable<ClientInput<(typeof submissionsContract)['listSubmissions']>['query']>;

const options = [
  { id: 'litter', label: 'Zwerfvuil' },
  { id: 'noise', label: 'Lawaai' },
];
const fields = [
  buildField('text', 'name', { short_id: 'name', label: 'Naam' }),
  buildField('select', 'kind', { short_id: 'kind', label: 'Soort', options }),
  buildField('multi-select', 'days', {
    short_id: 'days',
    label: 'Dagen',
    options: [
      { id: 'mo', label: 'Maandag' },
      { id: 'tu', label: 'Dinsdag' },
    ],
  }),
  buildField('checkbox', 'urgent', { short_id: 'urgt', label: 'Spoed' }),
  buildField('select', 'health', {
    short_id: 'hlth',
    label: 'Gezondheid',
    is_sensitive: true,
    options,
  }),
];

const sent: readonly Readonly<Record<string, AnswerValue>>[] = [
  { name: 'Ada', kind: 'litter', days: ['mo', 'tu'], urgent: true, health: 'litter' },
  { name: 'Bo', kind: 'noise', days: ['tu'], health: 'noise' },
  { name: 'Cas', kind: 'litter', health: 'litter' },
];

describe.each(databases)('filtering submissions on answers on %s', (database) => {
  let server: TestServer;
  let handler: SignedInUser;
  let formId: string;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    const { demo } = server.tenants;
    handler = await server.signIn(demo, { permissions: ['submission-list', 'submission-read'] });
    const root = await server.signIn(demo, { isRoot: true });
    const seed = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage(fields) },
    });
    formId = seed.formId;
    for (const data of sent)
      await server.client(demo).createSubmission({
        body: { form_version_id: seed.versionId, data, status: 'final' },
      });
  }, 60_000);
  afterAll(() => server.stop());

  test('offers choices and checkboxes, and neither texts nor sensitive fields', async () => {
    const { data } = await handler.client.listAnswerFilters({ params: { id: formId } });
    expect(data).toEqual([
      { id: 'kind', label: 'Soort', options },
      {
        id: 'days',
        label: 'Dagen',
        options: [
          { id: 'mo', label: 'Maandag' },
          { id: 'tu', label: 'Dinsdag' },
        ],
      },
      { id: 'urgent', label: 'Spoed', options: null },
    ]);
  });

  test.each<[string, Partial<Query>, number]>([
    ['one option', { filter: { answer: 'kind:litter' } }, 2],
    ['either option', { filter: { answer: ['kind:litter', 'kind:noise'] } }, 3],
    ['several fields', { filter: { answer: ['kind:litter', 'urgent:true'] } }, 1],
    ['one of several choices', { filter: { answer: 'days:tu' } }, 2],
    ['not an option', { reject: { answer: 'kind:litter' } }, 1],
    ['not answered', { reject: { answer: ['days:mo', 'days:tu'] } }, 1],
    ['a sensitive answer, which is sealed', { filter: { answer: 'health:litter' } }, 0],
    ['an injection', { filter: { answer: "kind' or true --:litter" } }, 0],
  ])('finds %s', async (_, part, total) => {
    const query = { ...part, filter: { ...part.filter, form_id: formId } };
    const { data, meta } = await handler.client.listSubmissions({ query });
    expect(data).toHaveLength(total);
    expect(meta.total).toBe(total);
  });

  test('is refused to users who may see the list and not the answers', async () => {
    const lister = await server.signIn(server.tenants.demo, { permissions: ['submission-list'] });
    const query = { filter: { form_id: formId, answer: 'kind:litter' } };
    expect(await refusalCode(lister.client.listSubmissions({ query }))).toBe('forbidden');
  });

  test('says by all versions whether a form can have payments and deliveries', async () => {
    const { demo } = server.tenants;
    const actor = { id: (await server.signIn(demo, { isRoot: true })).id, name: 'x' };
    const payment = buildField('group', 'costs', {
      short_id: 'csts',
      label: 'Kosten',
      children: [buildField('payment', 'fee', { short_id: 'fee1', label: 'Leges' })],
    });
    const deliveries = { 'integrations.list': [{ id: 'zaak', provider: 'zgw' }] };
    const lister = await server.signIn(demo, { permissions: ['submission-list'] });
    const ask = (id: string) => lister.client.getSubmissionFollowUps({ params: { id } });
    const both = await seedForm(server, demo, {
      actor,
      version: { pages: onePage([...fields, payment]) },
      publishedIn: [],
    });
    expect((await ask(both.formId)).data).toEqual({ has_payments: true, has_deliveries: false });
    await server.transaction(demo)((tx) =>
      sql`insert into form_versions (tenant_id, id, form_id, number, title, description, definition,
          settings, submission_settings, languages, created_at, updated_at)
        select tenant_id, ${server.runtime.createId()}::uuid, form_id, 2, title, description,
          '{"pages":[]}', ${JSON.stringify(deliveries)}::jsonb, submission_settings, languages,
          created_at, updated_at from form_versions where id = ${both.versionId}`.execute(tx),
    );
    expect((await ask(both.formId)).data).toEqual({ has_payments: true, has_deliveries: true });
    expect((await ask(formId)).data).toEqual({ has_payments: false, has_deliveries: false });
    const hidden = await seedForm(server, demo, {
      actor,
      form: { confidentiality_level: 'private' },
    });
    expect(await refusalCode(ask(hidden.formId))).toBe('form_not_found');
  });
});
