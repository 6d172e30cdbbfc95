import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
import { quarantineKey } from '../platform/storage/storage-keys.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { deleteExpiredQuarantine } from './delete-expired.ts';

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
    server = await startTestServer({ database, scan: scanner.scan });
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
  const list = async (filter: Record<string, string> = {}) =>
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

  test('is set aside sealed, with its form, and administrators are told', async () => {
    const file = await infected('rekening.pdf');
    const found = await find('rekening.pdf');
    expect(found).toMatchObject({
      finding: 'infected',
      state: 'held',
      form: { id: formId },
      submission_id: null,
    });
    expect(await list({ finding: 'unscannable' })).toEqual([]);
    expect(await list({ form_id: formId, state: 'held' })).toHaveLength(1);
    const sealed = await storage().read(quarantineKey(server.tenants.demo.id, found.id));
    expect(await text(sealed)).not.toContain('VIRUS');
    const row = await rowOf(file);
    expect(await storage().find(row.kept_key ?? '')).toBeUndefined();
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
    await admin.client.deleteQuarantined({ params: { id }, body: { reason: 'Geen twijfel' } });
    expect(await storage().find(quarantineKey(server.tenants.demo.id, id))).toBeUndefined();
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

  test('is for administrators of the settings only', async () => {
    const reader = await server.signIn(server.tenants.demo, { permissions: ['submission-read'] });
    expect(await refusalCode(reader.client.listQuarantine({ query: {} }))).toBe('forbidden');
  });

  test('is deleted after the days of the setting', async () => {
    await infected('oud.pdf');
    const { id } = await find('oud.pdf');
    await admin.client.updateSettings({ body: [{ id: 'quarantine_days', value: 10 }] });
    const { demo } = server.tenants;
    const clean = () =>
      deleteExpiredQuarantine({
        ...server.runtime,
        tenantId: demo.id,
        transaction: server.transaction(demo),
        storage: storage(),
      });
    server.advance(9 * dayMs);
    await clean();
    expect(await storage().find(quarantineKey(demo.id, id))).toBeDefined();
    server.advance(2 * dayMs);
    await clean();
    expect(await storage().find(quarantineKey(demo.id, id))).toBeUndefined();
    const { rows } = await server.pool.query<object>('select id from quarantined_files');
    expect(rows).toEqual([]);
    expect((await actions(formId)).map(({ action }) => action)).toContain('file.quarantine_ended');
  });
});
