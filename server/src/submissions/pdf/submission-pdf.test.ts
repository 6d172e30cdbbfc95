import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { createPublicKey, hashKey } from '../../platform/secrets/public-key.ts';
import { insertFurtherKey } from '../submissions-queries.ts';
import { readPdf } from '../../../testing/read-pdf.ts';

const dayMs = 86_400_000;

const more: readonly Field[] = [
  { id: 'bsn', short_id: 'bsn1', type: 'bsn', label: 'Burgerservicenummer' },
  { id: 'secret', short_id: 'secr', type: 'text', label: 'Apart', is_in_summary: false },
  {
    id: 'children',
    short_id: 'chil',
    type: 'input-collection',
    label: 'Kinderen',
    custom_properties: { label_row: 'Kind' },
    children: [{ id: 'child', short_id: 'chld', type: 'text', label: 'Naam van het kind' }],
  },
];

describe.each(databases)('the PDF of a submission on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let handler: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    handler = await server.signIn(server.tenants.demo, { permissions: ['submission-read'] });
  });
  afterAll(() => server.stop());

  const send = async (data: Record<string, unknown>, body: Record<string, unknown> = {}) => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage([...questions, ...more]),
        languages: ['nl', 'de'],
        settings: { 'translations.least_percent': 1 },
        translations: { de: { title: 'Meldung machen', 'name.label': 'Wie heißen Sie?' } },
      },
    });
    const sent = await server.client(server.tenants.demo).createSubmission({
      body: { form_version_id: versionId, data, status: 'final', ...body },
    });
    return { ...sent.data, key: sent.data.public_key ?? '' };
  };
  const fetchOwn = (id: string, key: string) =>
    server.fetch(server.tenants.demo)(`/v0/public/submissions/${id}/pdf`, {
      headers: { 'x-submission-key': key },
    });
  const pdfOf = async (response: Response) => readPdf(new Uint8Array(await response.arrayBuffer()));

  const answers = {
    name: 'Łukasz Čelik',
    amount: 3,
    reason: 'verborgen reden',
    bsn: '111222333',
    secret: 'niet in de samenvatting',
    children: [{ child: 'Noor' }, { child: 'Sem' }],
  };

  test('contains the answers like the summary, in reading order, with their tags', async () => {
    const { id, key, title } = await send(answers);
    const response = await fetchOwn(id, key);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(
      `filename="${String(title)}.pdf"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const pdf = await pdfOf(response);
    const [organisation, heading, ...rest] = pdf.parts;
    expect([organisation, heading]).toEqual(['P Gemeente demo', 'H1 Melding doen']);
    expect(rest.filter((part) => !part.startsWith('TD 20') && !/\d{4} /.test(part))).toEqual([
      'TH Nummer',
      `TD ${String(title)}`,
      'TH Verstuurd op',
      'H2 Uw gegevens',
      'TH Wat is uw naam?',
      'TD Łukasz Čelik',
      'TH Hoeveel?',
      'TD 3',
      'TH Burgerservicenummer',
      'TD ••••••333',
      'H3 Kind 1',
      'TH Naam van het kind',
      'TD Noor',
      'H3 Kind 2',
      'TH Naam van het kind',
      'TD Sem',
    ]);
  });

  describe('of sample answers', () => {
    const makeSample = (user: SignedInUser, versionId: string, given: object = answers) =>
      server.fetch(server.tenants.demo)(`/v0/forms/versions/${versionId}/sample-pdf`, {
        method: 'POST',
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ answers: given }),
      });
    const seedDraft = () =>
      seedForm(server, server.tenants.demo, {
        actor: { id: root.id, name: 'x' },
        version: { pages: onePage([...questions, ...more]) },
        publishedIn: [],
      });

    test('shows the version as it is, masked as for a submission, and stores nothing', async () => {
      const { versionId } = await seedDraft();
      const response = await makeSample(root, versionId);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain('Melding doen.pdf');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const pdf = await pdfOf(response);
      expect(pdf.parts).toContain('TD Łukasz Čelik');
      expect(pdf.parts).toContain('TD Sem');
      expect(pdf.text).not.toMatch(/verborgen|samenvatting|111222/);
      const { rowCount } = await server.pool.query(
        'select 1 from submissions where version_id = $1',
        [versionId],
      );
      expect(rowCount).toBe(0);
    });

    test('leaves out answers of another kind than their fields', async () => {
      const { versionId } = await seedDraft();
      const response = await makeSample(root, versionId, {
        name: { a: [1] },
        amount: 'x',
        kids: 3,
      });
      expect(response.status).toBe(200);
    });

    test('is only for those who may change the form', async () => {
      const { versionId } = await seedDraft();
      expect((await makeSample(handler, versionId)).status).toBe(403);
    });
  });

  test('holds nothing that was hidden, left out or masked', async () => {
    const { id, key } = await send(answers);
    const { text } = await pdfOf(await fetchOwn(id, key));
    expect(text).not.toMatch(/verborgen|samenvatting|111222/);
    expect(text).toContain('Pagina 1 van 1');
  });

  test('says what it is to readers of PDF/UA, in the language of the visitor', async () => {
    const { id, key, title } = await send({ name: 'Ada' }, { locale: 'de-DE' });
    const pdf = await pdfOf(await fetchOwn(id, key));
    expect(pdf).toMatchObject({
      language: 'de-DE',
      title: `Meldung machen (${String(title)})`,
      isMarked: true,
    });
    expect(pdf.metadata).toMatch(/pdfuaid/);
    expect(pdf.metadata).toContain('/DisplayDocTitle true');
    expect(pdf.parts).toContain('TH Gesendet am');
    expect(pdf.parts).toContain('TH Wie heißen Sie?');
    // Screen readers skip the page numbers.
    expect(pdf.parts.join()).not.toContain('Seite');
  });

  test('marks a test', async () => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      publishedIn: ['test'],
    });
    const { data } = await root.client.createSubmission({
      body: {
        form_version_id: versionId,
        data: { name: 'Ada' },
        status: 'final',
        environment: 'test',
      },
    });
    const pdf = await pdfOf(await fetchOwn(data.id, data.public_key ?? ''));
    expect(pdf.parts).toContain('P Dit is een test. Wij nemen dit formulier niet in behandeling.');
  });

  test('opens with the visitor’s key only, and for a day', async () => {
    const { id, key } = await send({ name: 'Ada' });
    expect((await fetchOwn(id, 'wrong')).status).toBe(404);
    expect((await fetchOwn(id, key)).status).toBe(200);
    server.advance(dayMs + 1);
    expect((await fetchOwn(id, key)).status).toBe(404);
    server.advance(-dayMs - 1);
  });

  describe('with the key of a mailed link', () => {
    const addKey = async (submissionId: string, needsCode: boolean) => {
      const key = createPublicKey();
      const tenant = server.tenants.demo;
      await server.transaction(tenant)((tx) =>
        insertFurtherKey(tx, {
          tenant_id: tenant.id,
          submission_id: submissionId,
          key_hash: hashKey(key),
          needs_code: needsCode,
          created_at: new Date(server.runtime.now()),
        }),
      );
      return key;
    };

    test('opens', async () => {
      const { id } = await send({ name: 'Ada' });
      const pdf = await pdfOf(await fetchOwn(id, await addKey(id, false)));
      expect(pdf.parts).toContain('TD Ada');
    });

    test('stays shut while a code has to come with it', async () => {
      const { id } = await send({ name: 'Ada' });
      const response = await fetchOwn(id, await addKey(id, true));
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'code_needed' });
    });

    test('does not open another submission', async () => {
      const { id } = await send({ name: 'Ada' });
      const other = await send({ name: 'Grace' });
      expect((await fetchOwn(id, await addKey(other.id, false))).status).toBe(404);
    });
  });

  test('is not there for a draft', async () => {
    const draft = await send({ name: 'Ada' }, { status: 'draft' });
    expect((await fetchOwn(draft.id, draft.key)).status).toBe(404);
  });

  test('is given to staff with the permission, and logged', async () => {
    const { id } = await send({ name: 'Ada' });
    const read = (token: string) =>
      server.fetch(server.tenants.demo)(`/v0/forms/submissions/${id}/pdf`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const pdf = await pdfOf(await read(handler.token));
    expect(pdf.parts).toContain('TD Ada');
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('logbook').select('action').where('subject_id', '=', id).execute(),
    );
    expect(lines.map(({ action }) => action)).toContain('submission.read');
    const other = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    expect((await read(other.token)).status).toBe(403);
  });
});
