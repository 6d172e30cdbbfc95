import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('a submission on %s', (database) => {
  let server: TestServer;
  let handler: SignedInUser;
  let id: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    handler = await server.signIn(demo, { permissions: ['submission-read'] });
    const { versionId } = await seedForm(server, demo, {
      actor: { id: handler.id, name: 'x' },
      version: {
        pages: onePage(questions),
        languages: ['nl', 'en'],
        translations: { en: { 'name.label': 'What is your name?' } },
      },
    });
    const { data } = await server.client(demo).createSubmission({
      body: { form_version_id: versionId, data: { name: 'Fatima' }, status: 'final' },
    });
    id = data.id;
  });
  afterAll(() => server.stop());

  const labelIn = async (language: string) => {
    const client = server.client(server.tenants.demo, {
      authorization: `Bearer ${handler.token}`,
      'accept-language': language,
    });
    const { data } = await client.getSubmission({ params: { id } });
    return data.pages[0]?.properties.find((field) => field.id === 'name')?.label;
  };

  test('is read in another language that its version has, and names these', async () => {
    const read = async (language: 'en' | 'de') =>
      (await handler.client.getSubmission({ params: { id }, query: { language } })).data;
    const english = await read('en');
    expect(english).toMatchObject({ language: 'en', languages: ['nl', 'en'] });
    expect(english.pages[0]?.properties.find((field) => field.id === 'name')?.label).toBe(
      'What is your name?',
    );
    expect(await read('de')).toMatchObject({ language: 'nl', languages: ['nl', 'en'] });
  });

  test('is read with its questions in the language of the request, else in that of the form', async () => {
    const own = questions.find((field) => field.id === 'name')?.label;
    expect(await labelIn('nl')).toBe(own);
    expect(await labelIn('en')).toBe('What is your name?');
    expect(await labelIn('de')).toBe(own);
  });
});
