import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { fileQuestion, pdf, uploader, type PickedFile } from '../../../testing/uploads.ts';

const email: Field = { id: 'email', short_id: 'mail', type: 'email', label: 'E-mailadres' };
const settings: VersionSettings = {
  'confirmation_mail.is_enabled': true,
  'confirmation_mail.recipient': 'email',
  'confirmation_mail.subject': 'Ontvangen',
  'confirmation_mail.has_files': true,
};
const large: Partial<Field> = {
  custom_properties: { ...fileQuestion.custom_properties, max_file_size: 10 },
};
const attachedText = 'De bestanden die u hebt meegestuurd, zitten als bijlage bij deze e-mail.';
const tooLargeText = 'De bestanden die u hebt meegestuurd, zijn te groot voor een e-mail.';
const picked = (name: string, content: Buffer): PickedFile => ({
  name,
  type: 'application/pdf',
  content,
});

/** Submits a form with files, and returns the confirmation mail. */
async function confirm(
  server: TestServer,
  files: readonly PickedFile[],
  { question = {}, more = {} }: { question?: Partial<Field>; more?: VersionSettings } = {},
) {
  const { demo } = server.tenants;
  const root = await server.signIn(demo, { isRoot: true });
  const { versionId } = await seedForm(server, demo, {
    actor: { id: root.id, name: 'x' },
    version: {
      // The test sets these members of the field.
      pages: onePage([...questions, email, { ...fileQuestion, ...question } as Field]),
      settings: { ...settings, ...more },
    },
  });
  const address = `${server.runtime.createId()}@voorbeeld.nl`;
  const visitor = uploader(server, demo, versionId);
  const proof = [];
  for (const file of files) proof.push(await visitor.send(file));
  const data = { name: 'Ada', email: address, ...(proof.length > 0 && { proof }) };
  await server
    .client(demo)
    .createSubmission({ body: { form_version_id: versionId, data, status: 'final' } });
  return vi.waitUntil(() => server.mailbox?.list(demo).find(({ to }) => to === address), {
    timeout: 25_000,
    interval: 100,
  });
}

describe('the files of a visitor and the confirmation mail', () => {
  let server: TestServer;

  let isScannerAway = false;

  beforeAll(async () => {
    server = await startTestServer({
      database: 'embedded',
      environment: { UNSCANNED_FILES: 'accept' },
      scan: async (content) => {
        if (isScannerAway) throw new ProviderError('no_answer');
        return (await text(content)).includes('VIRUS') ? 'infected' : 'clean';
      },
    });
  });
  afterAll(() => server.stop());

  test('are attached under their own names when the form is set to', async () => {
    const mail = await confirm(server, [
      picked('bewijs.pdf', pdf('een')),
      picked('foto van de stoep.pdf', pdf('twee')),
    ]);
    expect(
      mail.attachments?.map(({ fileName, contentType, content }) => [
        fileName,
        contentType,
        Buffer.from(content).toString(),
      ]),
    ).toEqual([
      ['bewijs.pdf', 'application/pdf', pdf('een').toString()],
      ['foto van de stoep.pdf', 'application/pdf', pdf('twee').toString()],
    ]);
    expect(mail.text).toContain(attachedText);
  });

  test.each([
    ['the form does not say so', { more: { 'confirmation_mail.has_files': false } }],
    ['the question is sensitive', { question: { is_sensitive: true } }],
  ])('stay out when %s', async (_, options) => {
    const mail = await confirm(server, [picked('bewijs.pdf', pdf())], options);
    expect(mail.attachments ?? []).toEqual([]);
    expect(mail.text).not.toContain('bestanden');
  });

  test('stay out of a mail about a form without files', async () => {
    const mail = await confirm(server, []);
    expect(mail.attachments ?? []).toEqual([]);
    expect(mail.text).not.toContain('bestanden');
  });

  test('are left out when their total size is too large, with a note in the mail', async () => {
    const half = pdf('a'.repeat(5_100_000));
    const files = [picked('een.pdf', half), picked('twee.pdf', half)];
    const mail = await confirm(server, files, { question: large });
    expect(mail.attachments ?? []).toEqual([]);
    expect(mail.text).toContain(tooLargeText);
  });

  test('are said to be checked still while they wait for the virus scanner', async () => {
    isScannerAway = true;
    onTestFinished(() => {
      isScannerAway = false;
    });
    const mail = await confirm(server, [picked('bewijs.pdf', pdf())]);
    expect(mail.attachments ?? []).toEqual([]);
    expect(mail.text).toContain('Wij hebben ze ontvangen en controleren ze nog op virussen.');
  });

  test('with a virus are in no mail: the submission is refused', async () => {
    const sent = confirm(server, [picked('bewijs.pdf', pdf('VIRUS'))]);
    expect(await refusalCode(sent)).toBe('answers_invalid');
  });
});

test('files stay out of the confirmation mail of a server without a virus scanner', async () => {
  const server = await startTestServer({ database: 'embedded' });
  try {
    const mail = await confirm(server, [picked('bewijs.pdf', pdf())]);
    expect(mail.attachments ?? []).toEqual([]);
    expect(mail.text).not.toContain('bestanden');
  } finally {
    await server.stop();
  }
});
