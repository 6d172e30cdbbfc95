import { createHash } from 'node:crypto';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { whenAll } from '../../demo/forms/rules.ts';
import { parseAttempt } from '../attempt.ts';
import { sealEarlierAnswers } from './seal-earlier-answers.ts';

const bsn = '999993653';
const childBsn = '123456782';
const iban = 'NL91ABNA0417164300';
const amount = 4271953;
const secrets = [bsn, childBsn, iban, String(amount)];

const sensitive: readonly Field[] = [
  { id: 'bsn', short_id: 'bsnr', type: 'bsn', label: 'Burgerservicenummer' },
  { id: 'iban', short_id: 'iban', type: 'iban', label: 'Rekening', is_sensitive: true },
  { id: 'debt', short_id: 'debt', type: 'number', label: 'Schuld', is_sensitive: true },
  {
    id: 'copy',
    short_id: 'copy',
    type: 'formula',
    label: 'Samen',
    custom_properties: { formula: 'CONCAT({bsnr}; "-"; {debt})' },
  },
  {
    id: 'children',
    short_id: 'chil',
    type: 'input-collection',
    label: 'Kinderen',
    custom_properties: { label_row: 'Kind' },
    children: [
      { id: 'child', short_id: 'chld', type: 'text', label: 'Naam van het kind' },
      { id: 'number', short_id: 'nmbr', type: 'bsn', label: 'Nummer van het kind' },
    ],
  },
  {
    id: 'known',
    short_id: 'know',
    type: 'text',
    label: 'Bekend',
    is_hidden: true,
    logic: [whenAll('rule', [['bsn', 'is_not_empty']], 'show')],
  },
  // With masked answers these two rules would have the opposite result.
  {
    id: 'exact',
    short_id: 'exac',
    type: 'text',
    label: 'Alleen bij een hoge schuld',
    is_hidden: true,
    logic: [whenAll('exactly', [['debt', 'greater_than', 1000]], 'show')],
  },
  {
    id: 'other',
    short_id: 'othr',
    type: 'text',
    label: 'Alleen bij een lage schuld',
    logic: [whenAll('not', [['debt', 'greater_than', 1000]], 'hide')],
  },
];

const answers = {
  name: 'Ada',
  bsn,
  iban,
  debt: amount,
  children: [{ child: 'Noor', number: childBsn }, { child: 'Sem' }],
  known: 'ja',
};
const computed = `${bsn}-${String(amount)}`;

describe.each(databases)('sensitive answers on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let reader: SignedInUser;
  let unmasker: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    root = await server.signIn(demo, { isRoot: true });
    reader = await server.signIn(demo, {
      permissions: ['submission-list', 'submission-read', 'submission-export'],
    });
    unmasker = await server.signIn(demo, { permissions: ['submission-read', 'submission-unmask'] });
  });
  afterAll(() => server.stop());

  const visitor = () => server.client(server.tenants.demo);
  const seed = async () => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage([...questions, ...sensitive]) },
    });
    return versionId;
  };
  const send = async (status: 'draft' | 'final' = 'final') => {
    const sent = await visitor().createSubmission({
      headers: { 'idempotency-key': `attempt-${server.runtime.createId()}` },
      body: { form_version_id: await seed(), data: answers, status },
    });
    return { ...sent.data, key: sent.data.public_key ?? '' };
  };
  /** Returns every row of every table, including the queue's, as text. */
  const dump = async () => {
    const { rows: tables } = await server.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const texts = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await server.pool.query<{ row: string }>(
          `select t::text as row from ${name} t`,
        );
        return rows.map(({ row }) => row).join('\n');
      }),
    );
    return texts.join('\n');
  };
  const logged = async (id: string, action: 'submission.unmasked') => {
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['actor_id', 'details'])
        .where('subject_id', '=', id)
        .where('action', '=', action)
        .execute(),
    );
    return lines;
  };

  test.each(['draft', 'final'] as const)('of a %s are in no table in the clear', async (status) => {
    await send(status);
    const text = await dump();
    expect(text).toContain('Noor');
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test('stay sealed when a draft is changed, and when it is completed', async () => {
    const draft = await send('draft');
    const headers = { 'x-submission-key': draft.key };
    const data = { ...answers, bsn: '111222333' };
    const change = (status: 'draft' | 'final') =>
      visitor().updateSubmission({ params: { id: draft.id }, headers, body: { data, status } });
    await change('draft');
    expect(await dump()).not.toContain('111222333');
    await change('final');
    expect(await dump()).not.toContain('111222333');
  });

  test('come back to the visitor who resumes', async () => {
    const draft = await send('draft');
    const { data } = await visitor().resumeSubmission({
      params: { id: draft.id },
      headers: { 'x-submission-key': draft.key },
      body: {},
    });
    expect(data.answers).toMatchObject(answers);
  });

  test('are masked for staff, in rows and in what is computed as well', async () => {
    const { id } = await send();
    const { data } = await reader.client.getSubmission({ params: { id } });
    expect(data.answers).toEqual({
      name: 'Ada',
      bsn: '••••••653',
      iban: '••••••',
      debt: null,
      copy: '••••••',
      children: [{ child: 'Noor', number: '••••••782' }, { child: 'Sem' }],
      known: 'ja',
    });
    expect([...data.masked].sort()).toEqual(['bsn', 'children.0.number', 'copy', 'debt', 'iban']);
    expect(await logged(id, 'submission.unmasked')).toEqual([]);
  });

  test('decide what staff see, in the detail and in the PDF, though they are masked', async () => {
    const { id } = await send();
    const { data } = await reader.client.getSubmission({ params: { id } });
    expect(data.shown).toEqual(expect.arrayContaining(['exact', 'children.0.number', 'known']));
    expect(data.shown).not.toContain('other');
    const response = await server.fetch(server.tenants.demo)(`/v0/forms/submissions/${id}/pdf`, {
      headers: { authorization: `Bearer ${reader.token}` },
    });
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(text).toContain('Alleen bij een hoge schuld');
    expect(text).not.toContain('Alleen bij een lage schuld');
  });

  test('are shown to who may unmask them, and the logbook notes it', async () => {
    const { id } = await send();
    const { data } = await unmasker.client.getSensitiveAnswers({ params: { id } });
    expect(data.answers).toMatchObject({ ...answers, copy: computed });
    expect(await logged(id, 'submission.unmasked')).toEqual([
      { actor_id: unmasker.id, details: {} },
    ]);
  });

  test('are not shown to who may only read, nor to another tenant', async () => {
    const { id } = await send();
    const ask = (user: SignedInUser) => user.client.getSensitiveAnswers({ params: { id } });
    expect(await refusalCode(ask(reader))).toBe('forbidden');
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await refusalCode(ask(stranger))).toBe('not_found');
  });

  test('are in no list, and are not found by searching', async () => {
    await send();
    for (const search of secrets) {
      const { meta } = await reader.client.listSubmissions({ query: { search } });
      expect(meta.total).toBe(0);
    }
    const list = await reader.client.listSubmissions({ query: {} });
    expect(secrets.filter((secret) => JSON.stringify(list).includes(secret))).toEqual([]);
  });

  test('are masked in the PDF of staff; the visitor’s own shows all but the BSN', async () => {
    const { id, key } = await send();
    const read = async (path: string, headers: Readonly<Record<string, string>>) => {
      const response = await server.fetch(server.tenants.demo)(path, { headers });
      return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
    };
    const staff = await read(`/v0/forms/submissions/${id}/pdf`, {
      authorization: `Bearer ${reader.token}`,
    });
    expect(staff).toContain('••••••653');
    expect(staff).toContain('Bekend');
    expect(staff).not.toMatch(/999993|ABNA|4\.?271/);
    const own = await read(`/v0/public/submissions/${id}/pdf`, { 'x-submission-key': key });
    expect(own).toContain('NL91 ABNA 0417 1643 00');
    expect(own).toContain('••••••653');
  });

  test('of an earlier release are sealed, once', async () => {
    const { id } = await send();
    const draft = await send('draft');
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .updateTable('submissions')
        .set({ answers: JSON.stringify({ ...answers, copy: computed }), sealed_answers: null })
        .where('id', 'in', [id, draft.id])
        .execute(),
    );
    expect(await dump()).toContain(bsn);
    const { demo } = server.tenants;
    const transaction = server.transaction(demo);
    const seal = () =>
      sealEarlierAnswers({
        tenantId: demo.id,
        transaction,
        cipher: server.cipher,
        now: server.runtime.now,
      });
    expect(await seal()).toBe(2);
    expect(await seal()).toBe(0);
    const text = await dump();
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const { data } = await unmasker.client.getSensitiveAnswers({ params: { id } });
    expect(data.answers).toMatchObject({ ...answers, copy: computed });
  });

  test('open with the key of their own submission only', async () => {
    const one = await send();
    const other = await send();
    await server.transaction(server.tenants.demo)(async (tx) => {
      const { sealed_answers } = await tx
        .selectFrom('submissions')
        .select('sealed_answers')
        .where('id', '=', one.id)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('submissions')
        .set({ sealed_answers })
        .where('id', '=', other.id)
        .execute();
    });
    const response = await server.fetch(server.tenants.demo)(
      `/v0/forms/submissions/${other.id}/sensitive-answers`,
      { headers: { authorization: `Bearer ${unmasker.token}` } },
    );
    expect(response.status).toBe(500);
    await server.transaction(server.tenants.demo)((tx) =>
      tx.deleteFrom('submissions').where('id', '=', other.id).execute(),
    );
  });
});

test('the hash of a request reveals nothing without its key', () => {
  const request = { data: { bsn } };
  const one = parseAttempt('attempt-one', request)?.requestHash;
  const other = parseAttempt('attempt-other', request)?.requestHash;
  expect(one).not.toEqual(other);
  expect(one).not.toEqual(createHash('sha256').update(JSON.stringify(request)).digest());
});
