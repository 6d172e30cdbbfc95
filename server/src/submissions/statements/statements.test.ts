import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { seedForm } from '../../../testing/seed-form.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { statementRows } from './statement-rows.ts';

const truth = { kind: 'truth', text: 'Ik heb alles naar waarheid ingevuld.' } as const;
const consent = { kind: 'consent', text: 'U mag mijn gegevens opvragen.' } as const;
const german = { kind: 'truth', text: 'Ich habe alles wahrheitsgemäß ausgefüllt.' } as const;

describe('statements', () => {
  let server: TestServer;
  let root: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const seed = () =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        languages: ['nl', 'de'],
        translations: { de: { 'settings.statements.truth': german.text } },
        settings: { 'statements.truth': truth.text, 'statements.consent': consent.text },
      },
    });
  type Statements = readonly { readonly kind: 'truth' | 'consent'; readonly text: string }[];
  const send = (versionId: string, statements: Statements, locale = 'nl-NL') =>
    server.client(server.tenants.demo).createSubmission({
      headers: {},
      body: {
        form_version_id: versionId,
        data: { name: 'Ada' },
        status: 'final',
        statements: [...statements],
        locale,
      },
    });
  const read = async (id: string) =>
    (await root.client.getSubmission({ params: { id } })).data.statements;

  test('are stored with their exact text, language and moment', async () => {
    const { versionId } = await seed();
    const { data } = await send(versionId, [truth, consent]);
    const accepted = { language: 'nl', accepted_at: data.created_at };
    expect(await read(data.id)).toEqual([
      { ...truth, ...accepted },
      { ...consent, ...accepted },
    ]);
  });

  test('are stored in the language that they were read in', async () => {
    const { versionId } = await seed();
    const { data } = await send(versionId, [german, consent], 'de-DE');
    expect(await read(data.id)).toMatchObject([
      { ...german, language: 'de' },
      // Without a translation, visitors read the text of the version itself.
      { ...consent, language: 'nl' },
    ]);
  });

  test.each<[string, Statements]>([
    ['none is accepted', []],
    ['one is missing', [truth]],
    ['a text is another one', [truth, { ...consent, text: 'Iets anders.' }]],
  ])('stop a form when %s', async (_, statements) => {
    const { versionId } = await seed();
    expect(await refusalCode(send(versionId, statements))).toBe('statement_not_accepted');
  });

  test('are asked for when a draft is sent, not when it is saved', async () => {
    const { versionId } = await seed();
    const visitor = server.client(server.tenants.demo);
    const { data: own } = await visitor.createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'draft' },
    });
    const update = (statements: Statements) =>
      visitor.updateSubmission({
        params: { id: own.id },
        headers: { 'x-submission-key': own.public_key ?? '' },
        body: { data: { name: 'Ada' }, status: 'final', statements: [...statements] },
      });
    expect(await refusalCode(update([]))).toBe('statement_not_accepted');
    await update([truth, consent]);
    expect(await read(own.id)).toMatchObject([truth, consent]);
  });

  test('are nothing where the version has none', async () => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
    });
    const { data } = await send(versionId, [truth]);
    expect(await read(data.id)).toEqual([]);
  });

  test('stand in the PDF and the mails as they were accepted', () => {
    const accepted = { ...truth, language: 'nl', accepted_at: '2026-11-22T13:00:00.000Z' } as const;
    expect(statementRows([accepted], 'nl-NL')).toEqual([
      { label: 'Verklaring', value: `${truth.text} (akkoord op 22 november 2026 om 14:00)` },
    ]);
    expect(statementRows(null, 'nl-NL')).toEqual([]);
  });
});
