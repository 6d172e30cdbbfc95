import { strFromU8, unzipSync } from 'fflate';
import { buildField } from '@form-builder/core/form/build-form.ts';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { fileQuestion, pdf, pickedPdf, uploader } from '../../testing/uploads.ts';

const bsn = buildField('bsn', 'bsn', { short_id: 'bsnr', label: 'BSN' });

describe.each(databases)('an export as an archive on %s', (database) => {
  let server: TestServer;
  let handler: SignedInUser;
  let formId: string;
  let numbers: string[];

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    handler = await server.signIn(demo, {
      permissions: ['submission-export', 'submission-unmask'],
    });
    const root = await server.signIn(demo, { isRoot: true });
    const version = { pages: onePage([...questions, bsn, fileQuestion]) };
    const seed = await seedForm(server, demo, { actor: { id: root.id, name: 'x' }, version });
    formId = seed.formId;
    const visitor = uploader(server, demo, seed.versionId);
    const proof = [await visitor.send(pickedPdf('een')), await visitor.send(pickedPdf('twee'))];
    const submit = async (data: object, status: 'draft' | 'final') =>
      (
        await server.client(demo).createSubmission({
          body: { form_version_id: seed.versionId, data: { ...data }, status },
        })
      ).data;
    const withFiles = await submit({ name: 'Ada', bsn: '111222333', proof }, 'final');
    const without = await submit({ name: 'Alan' }, 'final');
    await submit({ name: 'Grace' }, 'draft');
    numbers = [withFiles, without].map(({ title }) => title ?? '');
  }, 60_000);
  afterAll(() => server.stop());

  const exportArchive = async (isUnmasked: boolean) => {
    const { data } = await handler.client.createExport({
      body: { form_id: formId, format: 'zip', is_unmasked: isUnmasked },
    });
    const made = await vi.waitUntil(
      async () => {
        const list = await handler.client.listExports({ query: {} });
        return list.data.find(({ id, ended_at: endedAt }) => id === data.id && endedAt !== null);
      },
      { timeout: 25_000, interval: 100 },
    );
    expect(made).toMatchObject({ status: 'available', row_count: 3, total: 3, failure: null });
    expect(made.file_name).toMatch(/\.zip$/);
    const response = await server.fetch(server.tenants.demo)(`/v0/exports/${data.id}/file`, {
      headers: { authorization: `Bearer ${handler.token}` },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const content = Buffer.from(await response.arrayBuffer());
    expect(content.length).toBe(made.size_bytes);
    return unzipSync(content);
  };

  test('holds the workbook, and a folder with PDF and files of each final submission', async () => {
    const files = await exportArchive(false);
    const [first = '', second = ''] = numbers;
    expect(Object.keys(files)).toEqual([
      'Inzendingen.xlsx',
      `${first}/${first}.pdf`,
      `${first}/bewijs.pdf`,
      `${first}/bewijs (2).pdf`,
      `${second}/${second}.pdf`,
    ]);
    const uploads = ['bewijs.pdf', 'bewijs (2).pdf'].map((name) => files[`${first}/${name}`]);
    expect(uploads.map((content) => strFromU8(content ?? new Uint8Array()))).toEqual([
      pdf('een').toString(),
      pdf('twee').toString(),
    ]);
    const [sheet] = await readWorkbook(Buffer.from(files['Inzendingen.xlsx'] ?? []));
    expect(sheet?.data).toHaveLength(2 + 3);
    const { text } = await readPdf(files[`${first}/${first}.pdf`] ?? new Uint8Array());
    expect(text).toContain('Ada');
    expect(text).not.toContain('111222333');
  });

  test('shows sensitive answers in its PDFs only when they were asked for', async () => {
    const files = await exportArchive(true);
    const [first = ''] = numbers;
    const { text } = await readPdf(files[`${first}/${first}.pdf`] ?? new Uint8Array());
    expect(text).toContain('111222333');
  });
});
