import { buildField } from '@form-builder/core/form/build-form.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode, refusalOf } from '../../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../../testing/test-server.ts';

const fields = [
  buildField('text', 'name', { short_id: 'name', label: 'Naam' }),
  buildField('select', 'kind', {
    short_id: 'kind',
    label: 'Soort',
    options: [{ id: 'litter', label: 'Zwerfvuil' }],
  }),
  buildField('checkbox', 'urgent', { short_id: 'urgt', label: 'Spoed' }),
  buildField('bsn', 'bsn', { short_id: 'bsnn', label: 'BSN' }),
  buildField('text', 'health', { short_id: 'hlth', label: 'Gezondheid', is_sensitive: true }),
  buildField('input-collection', 'children', {
    short_id: 'chld',
    label: 'Kinderen',
    children: [buildField('text', 'child', { short_id: 'chil', label: 'Kind' })],
  }),
];
const bsn = '111222333';

describe.each(databases)('answers in the list of submissions on %s', (database) => {
  let server: TestServer;
  let handler: SignedInUser;
  let formId: string;
  let otherFormId: string;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    const { demo } = server.tenants;
    handler = await server.signIn(demo, { permissions: ['submission-list', 'submission-read'] });
    const root = await server.signIn(demo, { isRoot: true });
    const actor = { id: root.id, name: 'x' };
    const seed = await seedForm(server, demo, { actor, version: { pages: onePage(fields) } });
    otherFormId = (await seedForm(server, demo, { actor })).formId;
    formId = seed.formId;
    const all = [
      { name: 'Ada', kind: 'litter', urgent: true, bsn, health: 'Hooikoorts' },
      { name: 'x'.repeat(400), children: [{ child: 'Cas' }] },
    ];
    for (const data of all)
      await server.client(demo).createSubmission({
        body: { form_version_id: seed.versionId, data, status: 'final' },
      });
  }, 60_000);
  afterAll(() => server.stop());

  const list = (asked: string | undefined, user = handler) =>
    user.client.listSubmissions({
      query: {
        sort: 'created_at',
        filter: { form_id: formId },
        ...(asked !== undefined && { fields: asked }),
      },
    });

  async function readLines(table: 'processing_log' | 'logbook', where: object) {
    const rows = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom(table).selectAll().execute(),
    );
    return rows.filter((row) =>
      Object.entries(where).every(([key, value]) => row[key as keyof typeof row] === value),
    );
  }

  test('are texts as people read them, shortened; what is not answered is left out', async () => {
    const { data } = await list('name,kind,urgent');
    expect(data.map(({ answer_texts: texts }) => texts)).toEqual([
      { name: 'Ada', kind: 'Zwerfvuil', urgent: 'Ja' },
      { name: `${'x'.repeat(299)}…` },
    ]);
  });

  test('are masked where they are sensitive', async () => {
    const { data } = await list('bsn,health');
    expect(data[0]?.answer_texts).toEqual({ bsn: '••••••333', health: '••••••' });
    expect(data[1]?.answer_texts).toEqual({});
    expect(JSON.stringify(data)).not.toContain(bsn);
  });

  test('are recorded: an entry for the form, and a line of data processing for everyone', async () => {
    const before = await readLines('processing_log', { name: 'submission.read' });
    await list('name,bsn');
    const entries = await readLines('logbook', { action: 'submission.listed' });
    expect(entries).toContainEqual(
      expect.objectContaining({
        actor_id: handler.id,
        subject_type: 'form',
        subject_id: formId,
        form_id: formId,
        details: { questions: ['Naam', 'BSN'], count: 2 },
      }),
    );
    const after = await readLines('processing_log', { name: 'submission.read' });
    expect(after.length - before.length).toBe(2);
  });

  test('are not read, and nothing is recorded, unless the list asks for them', async () => {
    const before = await readLines('logbook', { action: 'submission.listed' });
    const { data } = await list(undefined);
    expect(data.every((row) => !('answer_texts' in row))).toBe(true);
    expect(await readLines('logbook', { action: 'submission.listed' })).toHaveLength(before.length);
  });

  test('are for users who may read submissions only', async () => {
    const lister = await server.signIn(server.tenants.demo, { permissions: ['submission-list'] });
    expect(await refusalCode(list('name', lister))).toBe('forbidden');
    const columns = lister.client.listAnswerColumns({ params: { id: formId } });
    expect(await refusalCode(columns)).toBe('forbidden');
  });

  test('are of one form, and of at most eight fields', async () => {
    const refused = { code: 'invalid', errors: { fields: [expect.any(String)] } };
    expect(await refusalOf(list('a,b,c,d,e,f,g,h,i'))).toMatchObject(refused);
    const ask = (filter: { form_id: string[] } | undefined) =>
      handler.client.listSubmissions({ query: { fields: 'name', ...(filter && { filter }) } });
    expect(await refusalOf(ask(undefined))).toMatchObject(refused);
    expect(await refusalOf(ask({ form_id: [formId, otherFormId] }))).toMatchObject(refused);
  });

  test('have nothing of unknown fields and of fields in rows', async () => {
    const { data } = await list("child,children,unknown,x' or true --");
    expect(data.map(({ answer_texts: texts }) => texts)).toEqual([{}, {}]);
  });

  test('offers the fields by label, and none in rows', async () => {
    const { data } = await handler.client.listAnswerColumns({ params: { id: formId } });
    expect(data.map(({ label, is_sensitive: isSensitive }) => [label, isSensitive])).toEqual([
      ['Naam', false],
      ['Soort', false],
      ['Spoed', false],
      ['BSN', true],
      ['Gezondheid', true],
    ]);
  });
});
