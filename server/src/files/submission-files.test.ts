import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedFileKey } from '../platform/storage/storage-keys.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { cleanFiles } from './clean-files.ts';
import { fileQuestion, pdf, pickedPdf, uploader } from '../../testing/uploads.ts';

const dayMs = 86_400_000;

/** A scanner that finds marked files, and can be made to fail. */
const scanner = {
  isAway: false,
  scan: async (content: Readable) => {
    if (scanner.isAway) throw new ProviderError('no_answer');
    return (await text(content)).includes('VIRUS') ? ('infected' as const) : ('clean' as const);
  },
};

describe.each(databases)('a submission with files on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let versionId: string;
  let visitor: ReturnType<typeof uploader>;

  beforeAll(async () => {
    server = await startTestServer({ database, scan: scanner.scan });
    const { demo } = server.tenants;
    root = await server.signIn(demo, { isRoot: true });
    const masked: Field = {
      id: 'masked',
      short_id: 'mask',
      type: 'redacted',
      label: 'Afgedekt',
      custom_properties: { file_property_id: fileQuestion.id },
    };
    const version = { pages: onePage([...questions, fileQuestion, masked]) };
    ({ versionId } = await seedForm(server, demo, { actor: { id: root.id, name: 'x' }, version }));
    visitor = uploader(server, demo, versionId);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    scanner.isAway = false;
  });

  const client = () => server.client(server.tenants.demo);
  const create = (proof: readonly UploadedFile[], status: 'draft' | 'final' = 'final') =>
    client().createSubmission({
      body: { form_version_id: versionId, data: { name: 'Fatima', proof }, status },
    });
  const complete = async (...proof: readonly UploadedFile[]) => (await create(proof)).data;
  const faults = async (...proof: readonly UploadedFile[]) =>
    (await refusalOf(create(proof))).errors?.['proof'];
  const rows = () =>
    server.transaction(server.tenants.demo)((tx) => tx.selectFrom('files').selectAll().execute());
  const rowOf = async ({ key }: UploadedFile) =>
    (await rows()).find((row) => row.upload_key === parseUploadReference(key)?.key);
  const contentOf = (key: string) => server.storage.storage.find(key);
  const clean = () =>
    cleanFiles(
      { storage: server.storage.storage },
      server.transaction(server.tenants.demo),
      server.runtime,
    );

  test('moves them out of reach of their upload form', async () => {
    const { formdata } = await visitor.createForm(pickedPdf());
    await visitor.post(formdata, pdf());
    const key = `stateless-upload://uploads/${formdata.inputs['key'] ?? ''}`;
    const file = { ...(await visitor.send(pickedPdf())), key };
    await complete(file);
    const row = await rowOf(file);
    expect(row).toMatchObject({ state: 'accepted', content_type: 'application/pdf' });
    await visitor.post(formdata, pdf('andere'.slice(0, 6)));
    expect((await contentOf(row?.kept_key ?? ''))?.sizeBytes).toBe(pdf().length);
    const { content } = await readAs(root, file);
    expect(content).toBe(pdf().toString());
  });

  test('rejects a file that was never uploaded, or by another tenant', async () => {
    const sent = await visitor.send(pickedPdf());
    const { formdata } = await visitor.createForm(pickedPdf());
    const unsent = { ...sent, key: `stateless-upload://uploads/${formdata.inputs['key'] ?? ''}` };
    expect(await faults(sent, unsent)).toEqual([
      'Bestand 2 is er niet meer. Voeg het opnieuw toe.',
    ]);
    const { other } = server.tenants;
    const key = `stateless-upload://uploads/${other.id}/incoming/${'x'.repeat(43)}`;
    expect(await faults({ ...sent, key })).toEqual([
      'Bestand 1 is er niet meer. Voeg het opnieuw toe.',
    ]);
  });

  test('rejects a file of another submission, and the same one twice', async () => {
    const file = await visitor.send(pickedPdf());
    expect(await faults(file, file)).toEqual(['Bestand 2 is er niet meer. Voeg het opnieuw toe.']);
    await complete(file);
    expect(await faults(file)).toEqual(['Bestand 1 is er niet meer. Voeg het opnieuw toe.']);
  });

  test('does not trust the page’s description of a file', async () => {
    const file = await visitor.send(pickedPdf());
    expect(await faults({ ...file, size: 3 })).toEqual([
      'Bestand 1 is er niet meer. Voeg het opnieuw toe.',
    ]);
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
    const disguised = await visitor.send({ ...pickedPdf(), content: program });
    expect(await faults(disguised)).toEqual([
      'De naam van het bestand past niet bij de inhoud. Kies een ander bestand.',
    ]);
    const asText = { ...file, name: 'bewijs.txt', mime_type: 'text/plain' };
    expect(await faults(asText)).toEqual([
      'De naam van het bestand past niet bij de inhoud. Kies een ander bestand.',
    ]);
  });

  test('rejects a file with a virus, and removes its readable content', async () => {
    const file = await visitor.send(pickedPdf('VIRUS'));
    expect((await faults(file))?.[0]).toContain('In bestand 1 zit een virus');
    const row = await rowOf(file);
    expect(row?.state).toBe('infected');
    const readable = storedFileKey(server.tenants.demo.id, row?.id ?? '');
    expect(await contentOf(readable)).toBeUndefined();
    expect(await contentOf(row?.upload_key ?? '')).toBeUndefined();
    expect((await faults(file))?.[0]).toContain('In bestand 1 zit een virus');
  });

  test('keeps everything while the scanner is down, and completes when it is back', async () => {
    const file = await visitor.send(pickedPdf());
    scanner.isAway = true;
    expect(await refusalCode(create([file]))).toBe('unavailable');
    scanner.isAway = false;
    expect((await complete(file)).status).toBe('final');
    expect(server.failures).toEqual([]);
  });

  test('shows its files to staff, and logs who reads them', async () => {
    const file = await visitor.send({ ...pickedPdf(), name: 'Bewijs "é"\r\n.pdf' });
    const { id } = await complete(file);
    const { response, content } = await readAs(root, file);
    expect(response.status).toBe(200);
    expect(content).toBe(pdf().toString());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Bewijs _____.pdf"; filename*=UTF-8''Bewijs%20%22%C3%A9%22__.pdf`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const { data } = await root.client.getSubmission({ params: { id } });
    const [shown] = data.answers['proof'] as UploadedFile[];
    expect(shown?.link).toBe(`/v0/forms/submissions/${id}/files/${shown?.media_id ?? ''}`);
    const log = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['action', 'actor_id'])
        .where('subject_id', '=', id)
        .execute(),
    );
    expect(log).toContainEqual({ action: 'submission.file_read', actor_id: root.id });
  });

  test('previews a PDF as a page that runs nothing, and logs who looks', async () => {
    const file = await visitor.send(pickedPdf());
    const { id } = await complete(file);
    const row = await rowOf(file);
    const path = `/v0/forms/submissions/${id}/files/${row?.id ?? ''}/preview`;
    const { demo } = server.tenants;
    const preview = (token: string) =>
      server.fetch(demo)(path, { headers: { authorization: `Bearer ${token}` } });
    const response = await preview(root.token);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(pdf().toString());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline;/);
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const looks = await server.pool.query(
      `select actor_id from logbook where subject_id = $1 and action = 'submission.file_previewed'`,
      [id],
    );
    expect(looks.rows).toEqual([{ actor_id: root.id }]);
    const reader = await server.signIn(demo, { permissions: ['submission-list'] });
    expect((await preview(reader.token)).status).toBe(403);
    // A type that is not pixels or pages is only downloaded, whatever its name says.
    await server.pool.query('update files set content_type = $1 where id = $2', [
      'text/html',
      row?.id,
    ]);
    expect((await preview(root.token)).status).toBe(415);
    await server.pool.query(`update files set state = 'infected' where id = $1`, [row?.id]);
    expect((await preview(root.token)).status).toBe(404);
  });

  test('shows its files to no one without the permission', async () => {
    const file = await visitor.send(pickedPdf());
    const { id } = await complete(file);
    const row = await rowOf(file);
    const path = `/v0/forms/submissions/${id}/files/${row?.id ?? ''}`;
    const { demo } = server.tenants;
    expect((await server.fetch(demo)(path)).status).toBe(401);
    const reader = await server.signIn(demo, { permissions: ['submission-list'] });
    const headers = { authorization: `Bearer ${reader.token}` };
    expect((await server.fetch(demo)(path, { headers })).status).toBe(403);
  });

  test('lets visitors read their own file until it is submitted', async () => {
    const file = await visitor.send(pickedPdf());
    const read = () =>
      server.fetch(server.tenants.demo)('/v0/public/files', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: file.key }),
      });
    expect(await (await read()).text()).toBe(pdf().toString());
    await create([file], 'draft');
    expect((await read()).status).toBe(200);
    const other = await visitor.send(pickedPdf());
    await complete(other);
    const sent = await server.fetch(server.tenants.demo)('/v0/public/files', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: other.key }),
    });
    expect(sent.status).toBe(404);
  });

  test('leaves out the original of a redacted file', async () => {
    const [original, other] = [await visitor.send(pickedPdf()), await visitor.send(pickedPdf())];
    const copy = { ...(await visitor.send(pickedPdf())), name: 'bewijs-afgedekt.pdf' };
    const renamed = { ...other, name: 'anders.pdf' };
    const data = { name: 'Fatima', proof: [original, renamed], masked: [copy] };
    const { data: own } = await client().createSubmission({
      body: { form_version_id: versionId, data, status: 'final' },
    });
    const { data: shown } = await root.client.getSubmission({ params: { id: own.id } });
    const names = (answer: unknown) => (answer as UploadedFile[]).map(({ name }) => name);
    expect(names(shown.answers['proof'])).toEqual(['anders.pdf']);
    expect(names(shown.answers['masked'])).toEqual(['bewijs-afgedekt.pdf']);
    expect((await rowOf(original))?.submission_id).toBeNull();
    expect((await rowOf(copy))?.submission_id).toBe(own.id);
  });

  test('deletes its files when it is deleted', async () => {
    const file = await visitor.send(pickedPdf());
    const { id } = await complete(file);
    const { kept_key: kept } = (await rowOf(file)) ?? {};
    await root.client.deleteSubmission({ params: { id }, body: { reason: 'Dubbel verstuurd' } });
    expect(await rowOf(file)).toBeUndefined();
    expect(await contentOf(kept ?? '')).toBeUndefined();
  });

  test('of a draft keeps the draft’s files, and detaches removed ones', async () => {
    const [one, two] = [await visitor.send(pickedPdf()), await visitor.send(pickedPdf())];
    const { data: draft } = await create([one, two], 'draft');
    await client().updateSubmission({
      params: { id: draft.id },
      headers: { 'x-submission-key': draft.public_key ?? '' },
      body: { data: { name: 'Fatima', proof: [one] }, status: 'draft' },
    });
    server.advance(2 * dayMs);
    await clean();
    expect(await rowOf(one)).toBeDefined();
    expect(await rowOf(two)).toBeUndefined();
  });

  test('that is never sent loses its uploads after a day', async () => {
    const file = await visitor.send(pickedPdf());
    await clean();
    expect(await rowOf(file)).toBeDefined();
    server.advance(dayMs + 1);
    await clean();
    expect(await rowOf(file)).toBeUndefined();
    expect(await contentOf(parseUploadReference(file.key)?.key ?? '')).toBeUndefined();
  });

  async function readAs({ token }: SignedInUser, file: UploadedFile) {
    const row = await rowOf(file);
    const path = `/v0/forms/submissions/${row?.submission_id ?? ''}/files/${row?.id ?? ''}`;
    const response = await server.fetch(server.tenants.demo)(path, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { response, content: await response.text() };
  }
});
