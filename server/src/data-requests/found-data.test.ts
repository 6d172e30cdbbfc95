import { buildField } from '@form-builder/core/form/build-form.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addExport } from '../../testing/add-export.ts';
import { addFailedDelivery } from '../../testing/failed-delivery.ts';
import { dataRequestBody } from '../../testing/data-request.ts';
import { findInDatabase } from '../../testing/find-in-database.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { createScanServices } from '../composition/create-scan-services.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { fileQuestion, pickedPdf, uploader } from '../../testing/uploads.ts';

const person = {
  name: 'Wilhelmina Zonderspoor',
  email: 'wilhelmina.zonderspoor@voorbeeld.nl',
  bsn: '999990019',
};
const fields = [
  buildField('text', 'name', { short_id: 'name', label: 'Naam' }),
  buildField('email', 'email', { short_id: 'mail', label: 'E-mail' }),
  buildField('bsn', 'bsn', { short_id: 'bsnr', label: 'BSN' }),
  fileQuestion,
];

describe.each(databases)('what was found for a request on %s', (database) => {
  let server: TestServer;
  let officer: SignedInUser;
  let root: SignedInUser;
  let form: { readonly formId: string; readonly versionId: string };

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    officer = await server.signIn(demo, { permissions: ['privacy-requests', 'audit-list'] });
    root = await server.signIn(demo, { isRoot: true });
    form = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage(fields),
        settings: {
          'confirmation_mail.is_enabled': true,
          'confirmation_mail.recipient': 'email',
          'confirmation_mail.subject': 'Ontvangen',
        },
      },
    });
  }, 60_000);
  afterAll(() => server.stop());

  const demo = () => server.tenants.demo;
  const send = async (data: object, status: 'draft' | 'final' = 'final') =>
    (
      await server.client(demo()).createSubmission({
        body: { form_version_id: form.versionId, data: { ...data }, status },
      })
    ).data.id;
  const sendWithFile = async () => {
    const file = {
      ...(await uploader(server, demo(), form.versionId).send(pickedPdf())),
      name: 'paspoort-zonderspoor.pdf',
    };
    return send({ ...person, [fileQuestion.id]: [file] });
  };
  /** Finds a virus in the file of a submission that was sent while the scanner was down; returns what is known then. */
  const setAside = async (submissionId: string) => {
    const transaction = server.transaction(demo());
    const row = await transaction((tx) =>
      tx
        .updateTable('files')
        .set({ state: 'waiting' })
        .where('submission_id', '=', submissionId)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await createScanServices({ ...server, scan: null }).setAside(
      { ...server.runtime, tenant: demo(), transaction },
      {
        row,
        key: row.kept_key ?? row.upload_key,
        finding: 'infected',
        contentType: null,
        name: 'paspoort-zonderspoor.pdf',
        source: { submissionId },
      },
    );
    return quarantined();
  };
  const quarantined = () =>
    server.transaction(demo())((tx) =>
      tx.selectFrom('quarantined_files').select('storage_key').execute(),
    );
  const search = async (kind = 'access') => {
    const { data } = await officer.client.createDataRequest({
      body: { ...dataRequestBody, kind: kind as 'access' },
    });
    await vi.waitUntil(
      async () => {
        const found = await officer.client.getDataRequest({ params: { id: data.id } });
        return !found.data.search.is_running;
      },
      { timeout: 20_000, interval: 50 },
    );
    return data.id;
  };
  const read = async (id: string) => (await officer.client.getDataRequest({ params: { id } })).data;
  const erase = (id: string, ids: string[], endsOwn = false) =>
    officer.client.eraseFoundSubmissions({
      params: { id },
      body: { submission_ids: ids, ends_own_restrictions: endsOwn },
    });
  const storedKeys = async () => {
    const rows = await server.transaction(demo())((tx) =>
      tx.selectFrom('files').select(['upload_key', 'kept_key']).execute(),
    );
    return rows.map((row) => row.kept_key ?? row.upload_key);
  };

  test('comes as a package with JSON, PDF and files, and each submission is logged', async () => {
    const submission = await sendWithFile();
    const draft = await send({ name: 'Concept', bsn: person.bsn }, 'draft');
    const id = await search();
    const response = await server.fetch(demo())(`/v0/data-requests/${id}/package`, {
      headers: { authorization: `Bearer ${officer.token}` },
    });
    expect(response.status).toBe(200);
    const zip = Buffer.from(await response.arrayBuffer());
    const text = zip.toString('latin1');
    expect(text.startsWith('PK')).toBe(true);
    for (const name of ['gegevens.json', 'paspoort-zonderspoor.pdf']) expect(text).toContain(name);
    const { actions } = await read(id);
    expect(actions.at(-1)).toMatchObject({ action: 'packaged', count: 2 });
    const { data: lines } = await officer.client.listLogbook({ query: { limit: '100' } });
    const unmasked = lines.filter(({ action }) => action === 'submission.unmasked');
    expect(unmasked.map(({ subject }) => subject.id).sort()).toEqual([submission, draft].sort());
  });

  test('is corrected by adding, and restricted from handling and deletion', async () => {
    const submission = await send(person);
    const id = await search('rectification');
    await officer.client.correctFoundSubmission({
      params: { id },
      body: { submission_id: submission, text: 'De naam is Zondervan' },
    });
    const { data: remarks } = await root.client.listRemarks({ params: { id: submission } });
    expect(remarks.map(({ text }) => text)).toEqual([
      'Correctie op verzoek van de betrokkene: De naam is Zondervan',
    ]);
    const restrict = (ends_on: string) =>
      officer.client.restrictFoundSubmissions({
        params: { id },
        body: { submission_ids: [submission], ends_on },
      });
    expect(await refusalCode(restrict('2020-01-01'))).toBe('invalid');
    await restrict('2999-12-31');
    const handle = () =>
      root.client.updateHandling({ params: { id: submission }, body: { is_handled: true } });
    const { data: after } = await officer.client.getDataRequest({ params: { id } });
    expect(after.matches).toContainEqual(
      expect.objectContaining({ submission_id: submission, is_held: true, is_restricted: true }),
    );
    expect(await refusalCode(handle())).toBe('restricted');
    const { data: listed } = await root.client.listSubmissions({ query: { limit: '100' } });
    expect(
      listed.filter(({ is_restricted: isRestricted }) => isRestricted).map((row) => row.id),
    ).toEqual([submission]);
    const { data: detail } = await root.client.getSubmission({ params: { id: submission } });
    expect(detail.is_restricted).toBe(true);
    expect(await refusalCode(erase(id, [submission]))).toBe('on_hold');
    const { data: holds } = await root.client.listHolds({
      query: { filter: { submission_id: submission } },
    });
    await root.client.liftHold({ params: { id: holds[0]?.id ?? '' } });
    await handle();
    expect((await read(id)).actions.map(({ action }) => action)).toEqual([
      'searched',
      'corrected',
      'restricted',
    ]);
  });

  test('is erased by the request that restricted it, unless something else holds it', async () => {
    const sent = await send(person);
    const restrict = async () => {
      const id = await search('restriction');
      await officer.client.restrictFoundSubmissions({
        params: { id },
        body: { submission_ids: [sent], ends_on: '2999-12-31' },
      });
      return id;
    };
    const own = await restrict();
    const other = await restrict();
    const holdsOf = async (id: string) =>
      (await read(id)).matches.find((match) => match.submission_id === sent)?.holds;
    const { reference } = await read(own);
    const hold = { reason: reference, ends_on: '2999-12-31', is_restriction: true };
    expect(await holdsOf(own)).toEqual([
      { ...hold, is_own: true },
      { ...hold, is_own: false },
    ]);
    const refused = await erase(own, [sent], true).catch((error: unknown) => error);
    expect(refused).toMatchObject({ problem: { code: 'on_hold' } });
    expect(JSON.stringify(refused)).toContain(reference);
    // The refusal undoes everything: this request still restricts it as well.
    expect(await holdsOf(own)).toHaveLength(2);
    const { data: holds } = await root.client.listHolds({
      query: { filter: { submission_id: sent }, sort: 'created_at' },
    });
    await root.client.liftHold({ params: { id: holds[1]?.id ?? '' } });
    expect(await refusalCode(erase(own, [sent]))).toBe('on_hold');
    await erase(own, [sent], true);
    expect((await read(own)).matches.map((match) => match.submission_id)).not.toContain(sent);
    expect((await read(own)).actions.map(({ action }) => action)).toContain('erased');
    await officer.client.closeDataRequest({ params: { id: other }, body: { status: 'handled' } });
  });

  test('is erased from every table and from storage, with the exports that contain it', async () => {
    await sendWithFile();
    const [aside] = await setAside(await sendWithFile());
    const sealed = aside?.storage_key ?? '';
    expect(await server.storage.storage.find(sealed)).toBeDefined();
    const id = await search('erasure');
    const exported = await addExport(server, demo(), {
      form_id: form.formId,
      user_id: root.id,
      status: 'available',
      failure: null,
      attempt: 1,
      file_name: 'export.csv',
      created_at: new Date(server.runtime.now() + 1),
      expires_at: new Date(server.runtime.now() + 86_400_000),
    });
    const keys = await storedKeys();
    expect(keys.length).toBeGreaterThan(0);
    const { matches } = await read(id);
    const ids = matches.map(({ submission_id: one }) => one);
    await addFailedDelivery(server, demo(), ids[0] ?? '', { state: 'delivered', error: null });
    const other = await send({ name: 'Iemand anders' });
    const elsewhere = officer.client.eraseFoundSubmissions({
      params: { id },
      body: { submission_ids: [other] },
    });
    expect(await refusalCode(elsewhere)).toBe('not_found');
    await officer.client.eraseFoundSubmissions({ params: { id }, body: { submission_ids: ids } });
    expect((await read(id)).matches).toEqual([]);
    await officer.client.closeDataRequest({ params: { id }, body: { status: 'handled' } });
    for (const text of [person.name, person.email, person.bsn, 'paspoort-zonderspoor'])
      expect(await findInDatabase(server, demo(), text)).toEqual([]);
    expect(await quarantined()).toEqual([]);
    for (const key of [...keys, sealed])
      expect(await server.storage.storage.find(key)).toBeUndefined();
    const statusOf = () =>
      server.transaction(demo())(async (tx) => {
        const query = tx.selectFrom('exports').select('status').where('id', '=', exported);
        return (await query.executeTakeFirst())?.status;
      });
    await vi.waitUntil(async () => (await statusOf()) === 'expired', 15_000);
    const { data: exports } = await root.client.listExports({});
    expect(exports.find((one) => one.id === exported)).toMatchObject({ is_erased: true });
    const { search: closed } = await read(id);
    expect(closed).toMatchObject({ kind: expect.any(String) as string, hint: '' });
    const left = await server.transaction(demo())((tx) =>
      tx.selectFrom('submissions').select('id').execute(),
    );
    expect(left.map((row) => row.id)).toEqual([other]);
    const { actions } = await read(id);
    const report = actions.map(({ action, count, receivers }) => [action, count, ...receivers]);
    expect(report).toEqual([
      ['searched', 1],
      ['erased', ids.length, 'Zaaksysteem'],
      ['handled', 1],
    ]);
  });
});
