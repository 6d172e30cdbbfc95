import { buildField } from '@form-builder/core/form/build-form.ts';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestUser } from '../../testing/create-tenant-user.ts';
import { totpCode } from '../../testing/identity/totp-code.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { startTestServer, type SignedInUser, type TestServer } from '../../testing/test-server.ts';
import type { NewVersion } from '../versions/insert-version.ts';
import { formsCommand } from './forms-command.ts';

describe('npm run forms', () => {
  let server: TestServer;
  let designer: SignedInUser;
  let folder: string;
  let output: string[];
  let errors: string[];

  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    designer = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-builder-forms-'));
    output = [];
    errors = [];
    const collect = (lines: string[]) => (text: string | Uint8Array) => {
      lines.push(String(text).trimEnd());
      return true;
    };
    vi.spyOn(process.stdout, 'write').mockImplementation(collect(output));
    vi.spyOn(process.stderr, 'write').mockImplementation(collect(errors));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  const origin = () => `http://localhost:${new URL(server.origin).port}`;
  const login = ({ email, password }: TestUser = designer) => ({
    FORMS_SERVER: origin(),
    FORMS_EMAIL: email,
    FORMS_PASSWORD: password,
  });
  const forms = (words: readonly string[], environment: Record<string, string> = login()) =>
    formsCommand(words, { environment, ask: undefined });
  const seed = (name: string, version: Partial<NewVersion> = {}) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: designer.id, name: 'x' },
      form: { name },
      version,
      publishedIn: [],
    });
  const path = (name: string) => join(folder, name);
  const read = (name: string) => readFile(path(name), 'utf8');

  test('export, import and export again give the same file', async () => {
    await seed('Melding');
    expect(await forms(['export', 'Melding', '--to', folder])).toBe(0);
    expect(output).toEqual([path('melding.json')]);
    const first = await read('melding.json');

    expect(await forms(['import', path('melding.json')])).toBe(0);
    const id = /new form "Melding" (\S+)$/.exec(output[1] ?? '')?.[1] ?? expect.fail(output[1]);
    const again = path('again');
    expect(await forms(['export', id, '--to', again])).toBe(0);
    const [file = ''] = await readdir(again);
    expect(file).toBe(`melding-${id.slice(-12)}.json`);
    expect(await readFile(join(again, file), 'utf8')).toBe(first);
    expect(errors).toEqual([]);
  });

  test('writes what the server sends, twice the same', async () => {
    const { versionId } = await seed('Vergunning');
    const response = await server.fetch(server.tenants.demo)(
      `/v0/forms/versions/${versionId}/file`,
      { headers: { authorization: `Bearer ${designer.token}` } },
    );
    const sent = await response.text();
    for (const environment of [login(), { FORMS_SERVER: origin(), FORMS_TOKEN: designer.token }]) {
      expect(await forms(['export', '--all', '--to', folder], environment)).toBe(0);
      expect(await read('vergunning.json')).toBe(sent);
    }
  });

  test('a changed file becomes the next version; an older version can be exported', async () => {
    const { formId } = await seed('Subsidie');
    await forms(['export', 'Subsidie', '--to', folder]);
    const old = await read('subsidie.json');
    await writeFile(path('subsidie.json'), old.replace('"title": "', '"title": "Nieuw: '));

    expect(await forms(['import', path('subsidie.json'), '--update', '--check'])).toBe(0);
    expect(output.at(-1)).toContain('would become the next version of "Subsidie"');
    expect(await forms(['import', path('subsidie.json'), '--update'])).toBe(0);
    expect(output.at(-1)).toContain(`next version of "Subsidie" ${formId}`);
    expect(await forms(['import', path('subsidie.json'), '--form', formId])).toBe(0);

    await forms(['export', formId, '--version', '3', '--to', folder]);
    expect(await read('subsidie.json')).toContain('"title": "Nieuw: ');
    await forms(['export', formId, '--version', '1', '--to', folder]);
    expect(await read('subsidie.json')).toBe(old);
    expect(await forms(['export', formId, '--version', '9', '--to', folder])).toBe(1);
    expect(errors).toEqual([`${path('subsidie.json')}: "Subsidie" has no version 9.`]);
  });

  test('reports what could not be resolved, with exit code 3', async () => {
    const payment = buildField('payment', 'leges', {
      custom_properties: { integration_id: 'kassa' },
    });
    await seed('Leges', { pages: onePage([payment]) });
    await forms(['export', 'Leges', '--to', folder]);
    expect(await forms(['import', path('leges.json'), '--name', 'Kopie'])).toBe(3);
    expect(output.at(-2)).toContain('new form "Kopie"');
    expect(output.at(-1)).toBe('  missing payment provider "kassa", needed by "leges"');
  });

  test('names each file that fails in one sentence, and imports the others', async () => {
    await seed('Afspraak');
    await forms(['export', 'Afspraak', '--to', folder]);
    const file = await read('afspraak.json');
    await writeFile(path('broken.json'), '{');
    await writeFile(path('wrong.json'), file.replace('"languages": [', '"languages": ["xx",'));
    const names = ['none.json', 'broken.json', 'wrong.json', 'afspraak.json'].map(path);
    expect(await forms(['import', ...names, '--check'])).toBe(1);
    expect(errors.map((line) => line.replace(folder, ''))).toEqual([
      '/none.json: There is no such file or folder.',
      expect.stringMatching(/^\/broken\.json: .+[^\n]$/),
      expect.stringMatching(/^\/wrong\.json: .+; version\.languages.+/),
    ]);
    expect(output.at(-1)).toContain('would become a new form "Afspraak"');
  });

  describe('fails in one sentence for', () => {
    test.each([
      [['export', 'Nergens'], 'There is no form "Nergens".'],
      [['export', '--all', '--server', 'ftp://x'], 'ftp://x is not the address of a server'],
      [
        ['export', '--all', '--server', 'http://localhost:1'],
        'http://localhost:1 does not answer.',
      ],
    ])('%j', async (words, sentence) => {
      await expect(forms(words)).rejects.toThrow(sentence);
    });

    test('a name of more than one form', async () => {
      const ids = [await seed('Dubbel'), await seed('Dubbel')].map(({ formId }) => formId);
      const sentence = `More than one form is named "Dubbel": use its id (${ids.join(', ')}).`;
      await expect(forms(['export', 'Dubbel'])).rejects.toThrow(sentence);
    });

    test('a wrong or missing login', async () => {
      const wrong = { ...login(), FORMS_PASSWORD: 'something else' };
      await expect(forms(['export', '--all'], wrong)).rejects.toThrow('password or code is wrong');
      const missing = forms(['export', '--all'], { ...login(), FORMS_PASSWORD: '' });
      await expect(missing).rejects.toThrow('Set FORMS_PASSWORD, or run the command in a terminal');
      const expired = forms(['export', '--all'], { FORMS_SERVER: origin(), FORMS_TOKEN: 'old' });
      await expect(expired).rejects.toThrow(/^[^\n]+$/);
    });
  });

  test('asks in a terminal for what the environment lacks', async () => {
    const asked: string[] = [];
    const answers: Readonly<Record<string, string>> = {
      'E-mail address': designer.email,
      Password: designer.password,
    };
    const ask = (question: string, { isSecret }: { readonly isSecret: boolean }) => {
      asked.push(`${question} ${isSecret ? 'hidden' : 'shown'}`);
      return Promise.resolve(answers[question] ?? '');
    };
    const environment = { FORMS_SERVER: origin() };
    expect(await formsCommand(['export', '--all', '--to', folder], { environment, ask })).toBe(0);
    expect(asked).toEqual(['E-mail address shown', 'Password hidden']);
  });

  test('signs in with the code of an authenticator app', async () => {
    const user = await server.signIn(server.tenants.demo, { isRoot: true });
    const { secret } = (await user.client.startTotpEnrolment({})).data;
    const code = () => totpCode(secret, server.runtime.now());
    const body = { code: code(), password_current: user.password };
    await user.client.confirmTotpEnrolment({ body });
    const words = ['export', '--all', '--to', folder];
    await expect(forms(words, login(user))).rejects.toThrow('Set FORMS_CODE');
    // A code works once.
    server.advance(30_000);
    expect(await forms(words, { ...login(user), FORMS_CODE: code() })).toBe(0);
  });

  test('prints its usage', async () => {
    expect(await forms(['--help'])).toBe(0);
    expect(output.join('')).toContain('npm run forms -- export');
  });
});
