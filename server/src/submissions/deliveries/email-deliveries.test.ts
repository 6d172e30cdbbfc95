import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { buildIntegration } from '../../../testing/failed-delivery.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { fileQuestion, pickedPdf, uploader } from '../../../testing/uploads.ts';

const pages = onePage([
  { id: 'name', short_id: 'name', type: 'text', label: 'Naam' },
  { id: 'bsn', short_id: 'burg', type: 'bsn', label: 'BSN' },
  fileQuestion,
]);

/** A job starts within half a second. */
const waiting = { timeout: 15_000 };
const bsn = '111222333';

describe('deliveries by e-mail', () => {
  let server: TestServer;
  let root: SignedInUser;
  const params = { id: 'groen', stage: 'production' } as const;
  const save = (addresses: string) =>
    root.client.saveProvider({
      params,
      body: { driver: 'email', name: 'Afdeling Groen', settings: { addresses } },
    });

  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    await save('groen@voorbeeld.nl');
  });
  afterAll(() => server.stop());

  const send = async (
    options: Integration['options'],
    { settings = {}, withFile = false } = {},
  ) => {
    const { demo } = server.tenants;
    const integration = buildIntegration({ provider: 'groen', options });
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages, settings: { 'integrations.list': [integration], ...settings } },
    });
    const proof = withFile ? [await uploader(server, demo, versionId).send(pickedPdf())] : [];
    const { data } = await server.client(demo).createSubmission({
      headers: {},
      body: {
        form_version_id: versionId,
        data: { name: 'Ada', bsn, ...(withFile && { proof }) },
        status: 'final',
      },
    });
    return data.id;
  };
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  const statesOf = async (id: string) => (await read(id)).deliveries.map(({ state }) => state);
  const mailsOf = (id: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ text }) => text.includes(id));

  test('carry the text, the PDF and the files, and a Message-ID of the delivery', async () => {
    const id = await send(
      { subject: 'Melding van {{ {name} }}', text: 'Beste collega', pdf: 'true', files: 'true' },
      { withFile: true },
    );
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    const [mail, ...others] = mailsOf(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'groen@voorbeeld.nl', subject: 'Melding van Ada' });
    expect(mail?.text).toContain('Beste collega');
    expect(mail?.attachments?.map(({ contentType }) => contentType)).toEqual([
      'application/pdf',
      'application/pdf',
    ]);
    const { deliveries } = await read(id);
    expect(mail?.messageId).toContain(deliveries[0]?.id);
  });

  test('mask sensitive answers, everywhere, unless the designer wants them', async () => {
    const all = { text: '{{ {burg} }}', answers: 'true', pdf: 'true' };
    const id = await send(all);
    const clear = await send({ ...all, sensitive: 'true' });
    await expect.poll(() => statesOf(clear), waiting).toEqual(['delivered']);
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    const pdfOf = async (of: string) =>
      JSON.stringify(
        await readPdf(Uint8Array.from(mailsOf(of)[0]?.attachments?.[0]?.content ?? [])),
      );
    expect(JSON.stringify(mailsOf(id))).not.toContain(bsn);
    expect(await pdfOf(id)).not.toContain(bsn);
    expect(mailsOf(clear)[0]?.text).toContain(bsn);
    expect((await read(clear)).deliveries[0]?.attempts[0]?.exchange).not.toContain(bsn);
  });

  test('go to the addresses of the integration and of the destinations that rules chose', async () => {
    const recipients = ['boom@voorbeeld.nl', 'tuin@voorbeeld.nl'];
    const destination = { id: 'x', name: 'Boom', kind: 'mail', recipients, is_default: true };
    const id = await send(
      {
        addresses: 'tuin@voorbeeld.nl, bos@voorbeeld.nl',
        to_destinations: 'true',
        subject: 'Mijn',
      },
      { settings: { 'routing.destinations': [destination] } },
    );
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    const mine = mailsOf(id).filter(({ subject }) => subject === 'Mijn');
    expect(mine.map(({ to }) => to).sort()).toEqual([
      'boom@voorbeeld.nl',
      'bos@voorbeeld.nl',
      'tuin@voorbeeld.nl',
    ]);
  });

  test('are tried out with a mail to the administrator', async () => {
    expect((await root.client.checkProvider({ params })).data.error).toBeNull();
    const [mail] = server.mailbox?.list(server.tenants.demo) ?? [];
    expect(mail?.text).toContain('groen@voorbeeld.nl');
    expect(mail?.to).not.toBe('groen@voorbeeld.nl');
  });

  test.each(['', 'groen', 'groen@voorbeeld.nl, nee'])('need addresses, not %j', async (text) => {
    expect(await refusalCode(save(text))).toBe('invalid');
  });
});
