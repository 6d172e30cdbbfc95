import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { fileQuestion, pdf, pickedPdf, uploader } from '../../testing/uploads.ts';
import { createScanServices } from '../composition/create-scan-services.ts';
import { scanWaiting } from '../files/scan-waiting.ts';
import { storedFileKey } from '../platform/storage/storage-keys.ts';
import { RequestError } from '../platform/request-error.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { cleanQuarantine } from './clean-quarantine.ts';
import { deleteExpiredQuarantine } from './delete-expired.ts';
import { updateQuarantined } from './quarantine-queries.ts';

const dayMs = 86_400_000;

/** A scanner that can be down, and that knows a virus until its next update. */
const scanner = {
  isAway: false,
  knowsVirus: true,
  scan: async (content: Readable) => {
    if (scanner.isAway) throw new ProviderError('no_answer');
    const found = scanner.knowsVirus && (await text(content)).includes('VIRUS');
    return found ? ('infected' as const) : ('clean' as const);
  },
};

describe.each(databases)('a file with a virus on %s', (database) => {
  let server: TestServer;
  let admin: SignedInUser;
  let formId: string;
  let versionId: string;
  let visitor: ReturnType<typeof uploader>;

  beforeAll(async () => {
    const environment = { UNSCANNED_FILES: 'accept' };
    server = await startTestServer({ database, scan: scanner.scan, environment });
    const { demo } = server.tenants;
    admin = await server.signIn(demo, { isRoot: true });
    const version = { pages: onePage([...questions, fileQuestion]) };
    const actor = { id: admin.id, name: 'x' };
    ({ formId, versionId } = await seedForm(server, demo, { actor, version }));
    visitor = uploader(server, demo, versionId);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    scanner.isAway = false;
    scanner.knowsVirus = true;
  });

  const submit = (file: UploadedFile) =>
    server.client(server.tenants.demo).createSubmission({
      body: {
        form_version_id: versionId,
        data: { name: 'Fatima', proof: [file] },
        status: 'final',
      },
    });
  const infected = async (name: string) => {
    const file = { ...(await visitor.send(pickedPdf('VIRUS'))), name };
    expect((await refusalOf(submit(file))).errors?.['proof']?.[0]).toContain('apart gezet');
    return file;
  };
  const list = async (filter: { readonly finding?: string; readonly state?: string } = {}) =>
    (await admin.client.listQuarantine({ query: { filter } })).data;
  const find = async (name: string) => {
    const found = (await list()).find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} was not set aside.`);
    return found;
  };
  const rowOf = ({ key }: UploadedFile) =>
    server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('files')
        .selectAll()
        .where('upload_key', '=', parseUploadReference(key)?.key ?? '')
        .executeTakeFirstOrThrow(),
    );
  const storage = () => server.storage.storage;
  const quarantined = (id: string) =>
    server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('quarantined_files').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  const sealedKeyOf = async (id: string) => (await quarantined(id)).storage_key ?? 'none';
  /** Whether anybody with access to storage can read the file. */
  const isReadable = async (id: string) => {
    const { demo } = server.tenants;
    const row = await server.transaction(demo)((tx) =>
      tx.selectFrom('files').select('kept_key').where('id', '=', id).executeTakeFirst(),
    );
    const keys = [storedFileKey(demo.id, id), row?.kept_key ?? 'none'];
    const found = await Promise.all(keys.map((key) => storage().find(key)));
    return found.some((file) => file !== undefined);
  };
  const clean = () => {
    const { demo } = server.tenants;
    return cleanQuarantine({
      tenantId: demo.id,
      transaction: server.transaction(demo),
      storage: storage(),
    });
  };
  const actions = (subjectId: string) =>
    server.transaction(server.tenants.demo)(async (tx) => {
      const rows = await tx
        .selectFrom('logbook')
        .select(['action', 'details'])
        .where('subject_id', '=', subjectId)
        .orderBy('id')
        .execute();
      return rows.filter(({ action }) => action.startsWith('file.'));
    });

  test('is set aside sealed, with its form, and administrators are notified', async () => {
    await infected('rekening.pdf');
    const found = await find('rekening.pdf');
    expect(found).toMatchObject({
      finding: 'infected',
      state: 'held',
      form: { id: formId },
      submission_id: null,
    });
    expect(await list({ finding: 'unscannable' })).toEqual([]);
    expect((await admin.client.listQuarantine({ query: {} })).has_scanner).toBe(true);
    expect(await list({ finding: 'infected', state: 'held' })).toHaveLength(1);
    expect(await list({ state: 'cleared' })).toEqual([]);
    const sealed = await storage().read(await sealedKeyOf(found.id));
    expect(await text(sealed)).not.toContain('VIRUS');
    expect(await isReadable(found.id)).toBe(false);
    expect((await quarantined(found.id)).readable_key).toBeNull();
    const { data: news } = await admin.client.listNotifications({});
    expect(news).toContainEqual(expect.objectContaining({ kind: 'file_quarantined', count: 1 }));
    const { rows } = await server.pool.query<object>('select * from quarantined_files');
    expect(JSON.stringify(rows)).not.toContain('rekening');
  });

  test('is not released without a reason, unless a later scan finds nothing', async () => {
    const file = await infected('offerte.pdf');
    const { id } = await find('offerte.pdf');
    const release = (reason: string | null) =>
      admin.client.releaseQuarantined({ params: { id }, body: { reason } });
    const { data: again } = await admin.client.scanQuarantined({ params: { id } });
    expect(again.state).toBe('held');
    expect((await refusalOf(release(null))).errors).toHaveProperty('reason');
    scanner.knowsVirus = false;
    const { data: cleared } = await admin.client.scanQuarantined({ params: { id } });
    expect(cleared.state).toBe('cleared');
    expect((await release(null)).data.state).toBe('released');
    // The visitor can send it now, without choosing it again.
    expect((await submit(file)).data.status).toBe('final');
    const row = await rowOf(file);
    expect(await text(await storage().read(row.kept_key ?? ''))).toBe(pdf('VIRUS').toString());
    expect(await refusalCode(release('Nog eens'))).toBe('transition_not_allowed');
    expect((await actions(formId)).map(({ action }) => action)).toContain('file.released');
  });

  test('is deleted with a reason, which the logbook keeps', async () => {
    await infected('brief.pdf');
    const { id } = await find('brief.pdf');
    const sealed = await sealedKeyOf(id);
    await admin.client.deleteQuarantined({ params: { id }, body: { reason: 'Geen twijfel' } });
    expect(await storage().find(sealed)).toBeUndefined();
    expect((await find('brief.pdf')).state).toBe('deleted');
    expect(await actions(formId)).toContainEqual({
      action: 'file.quarantine_deleted',
      details: { remark: 'Geen twijfel' },
    });
    expect(await refusalCode(admin.client.scanQuarantined({ params: { id } }))).toBe(
      'transition_not_allowed',
    );
  });

  test('in a submission of when the scanner was down is found when it is back', async () => {
    scanner.isAway = true;
    const file = { ...(await visitor.send(pickedPdf('VIRUS'))), name: 'later.pdf' };
    const { data: sent } = await submit(file);
    const clean = { ...(await visitor.send(pickedPdf('goed'))), name: 'goed.pdf' };
    await submit(clean);
    const shown = async () => {
      const { data } = await admin.client.getSubmission({ params: { id: sent.id } });
      return data.answers['proof'];
    };
    expect(await shown()).toMatchObject([{ link: null, safety: 'waiting' }]);
    const { demo } = server.tenants;
    const services = createScanServices({ ...server, scan: scanner.scan });
    const scan = () =>
      scanWaiting(services, {
        ...server.runtime,
        tenant: demo,
        transaction: server.transaction(demo),
        logger: { error: () => undefined },
      });
    await scan();
    expect((await rowOf(file)).state).toBe('waiting');
    scanner.isAway = false;
    await scan();
    expect(await shown()).toMatchObject([{ link: null, safety: 'infected' }]);
    expect((await rowOf(clean)).state).toBe('accepted');
    const found = await find('later.pdf');
    expect(found).toMatchObject({ submission_id: sent.id, form: { id: formId } });
    await admin.client.releaseQuarantined({
      params: { id: found.id },
      body: { reason: 'De afzender bevestigt het' },
    });
    const link = `/v0/forms/submissions/${sent.id}/files/${found.id}`;
    expect(await shown()).toMatchObject([{ media_id: found.id, link }]);
    expect((await actions(sent.id)).map(({ action }) => action)).toEqual([
      'file.quarantined',
      'file.released',
    ]);
  });

  test('is set aside once when two servers examine it at the same time', async () => {
    scanner.isAway = true;
    const file = { ...(await visitor.send(pickedPdf('VIRUS twee'))), name: 'twee.pdf' };
    await submit(file);
    scanner.isAway = false;
    const services = createScanServices({ ...server, scan: scanner.scan });
    const row = await rowOf(file);
    const { demo } = server.tenants;
    const request = { ...server.runtime, tenant: demo, transaction: server.transaction(demo) };
    const key = row.kept_key ?? 'none';
    const unsafe = { row, key, finding: 'infected', contentType: null, source: {} } as const;
    const [first, second] = await Promise.allSettled([
      services.setAside(request, { ...unsafe, name: 'twee.pdf' }),
      services.setAside(request, { ...unsafe, name: 'twee.pdf' }),
    ]);
    expect([first.status, second.status]).toContain('fulfilled');
    // What is stored opens with the key that is noted.
    expect((await admin.client.scanQuarantined({ params: { id: row.id } })).data.state).toBe(
      'held',
    );
    expect(await isReadable(row.id)).toBe(false);
    const noted = await actions((await quarantined(row.id)).submission_id ?? '');
    expect(noted.filter(({ action }) => action === 'file.quarantined')).toHaveLength(1);
    expect((await rowOf(file)).state).toBe('infected');
  });

  test('is not readable after a server stopped halfway, once the clean-up ran', async () => {
    await infected('half.pdf');
    const { id } = await find('half.pdf');
    const { demo } = server.tenants;
    const left = `${storedFileKey(demo.id, id)}-half`;
    await storage().move(await sealedKeyOf(id), left);
    await server.transaction(demo)((tx) => updateQuarantined(tx, id, { readable_key: left }));
    await clean();
    expect(await storage().find(left)).toBeUndefined();
    expect(await quarantined(id)).toMatchObject({ state: 'held', readable_key: null });
  });

  test('stays sealed when its release fails, or a colleague deletes it meanwhile', async () => {
    await infected('mislukt.pdf');
    const { id } = await find('mislukt.pdf');
    const release = () =>
      refusalCode(admin.client.releaseQuarantined({ params: { id }, body: { reason: 'Zeker' } }));
    const { store } = storage();
    const restored: string[] = [];
    const storing = vi.spyOn(storage(), 'store').mockImplementation(async (path, key) => {
      restored.push(key);
      await store(path, key);
      if (restored.length === 1) throw new RequestError('unavailable');
      await admin.client.deleteQuarantined({ params: { id }, body: { reason: 'Weg ermee' } });
    });
    expect(await release()).toBe('unavailable');
    expect((await find('mislukt.pdf')).state).toBe('held');
    expect(await release()).toBe('transition_not_allowed');
    storing.mockRestore();
    expect((await find('mislukt.pdf')).state).toBe('deleted');
    expect(restored).toHaveLength(2);
    for (const key of restored) expect(await storage().find(key)).toBeUndefined();
  });

  test('is for administrators of the settings only', async () => {
    await infected('besloten.pdf');
    const { id } = await find('besloten.pdf');
    const { demo, other } = server.tenants;
    const reader = await server.signIn(demo, { permissions: ['submission-read'] });
    const foreigner = await server.signIn(other, { isRoot: true });
    expect(await refusalCode(reader.client.listQuarantine({ query: {} }))).toBe('forbidden');
    expect((await foreigner.client.listQuarantine({ query: {} })).data).toEqual([]);
    const tries = ({ client }: SignedInUser) => [
      client.scanQuarantined({ params: { id } }),
      client.releaseQuarantined({ params: { id }, body: { reason: 'Mag dit?' } }),
      client.deleteQuarantined({ params: { id }, body: { reason: 'Mag dit?' } }),
    ];
    const refusals = (user: SignedInUser) => Promise.all(tries(user).map(refusalCode));
    expect(await refusals(reader)).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(await refusals(foreigner)).toEqual(['not_found', 'not_found', 'not_found']);
    expect((await find('besloten.pdf')).state).toBe('held');
  });

  test.each(['finding', 'state'] as const)(
    'is not listed by a %s that does not exist',
    async (field) => {
      const query = { filter: { [field]: 'onbekend' } };
      expect(await refusalCode(admin.client.listQuarantine({ query }))).toBe('invalid');
    },
  );

  test('is deleted after the days of the setting', async () => {
    await infected('oud.pdf');
    const { id } = await find('oud.pdf');
    const sealed = await sealedKeyOf(id);
    await admin.client.updateSettings({ body: [{ id: 'quarantine_days', value: 10 }] });
    const { demo } = server.tenants;
    const cleanNightly = () =>
      deleteExpiredQuarantine({
        ...server.runtime,
        tenantId: demo.id,
        transaction: server.transaction(demo),
        storage: storage(),
      });
    server.advance(9 * dayMs);
    await cleanNightly();
    expect(await storage().find(sealed)).toBeDefined();
    server.advance(2 * dayMs);
    await cleanNightly();
    expect(await storage().find(sealed)).toBeUndefined();
    const { rows } = await server.pool.query<object>('select id from quarantined_files');
    expect(rows).toEqual([]);
    expect((await actions(formId)).map(({ action }) => action)).toContain('file.quarantine_ended');
  });
});
