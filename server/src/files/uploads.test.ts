import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm, onePage, questions } from '../../testing/seed-form.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { fileQuestion, pdf, pickedPdf, uploader } from '../../testing/uploads.ts';

describe.each(databases)('an upload on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let versionId: string;
  let visitor: ReturnType<typeof uploader>;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    root = await server.signIn(demo, { isRoot: true });
    const actor = { id: root.id, name: 'x' };
    const version = { pages: onePage([...questions, fileQuestion]) };
    ({ versionId } = await seedForm(server, demo, { actor, version }));
    visitor = uploader(server, demo, versionId);
  });
  afterAll(() => server.stop());

  const stored = (key: string) => server.storage.storage.find(key);
  const formFor = async (more = {}) => (await visitor.createForm(pickedPdf(), more)).formdata;
  const codeIn = (xml: string) => /<Code>(.*)<\/Code>/.exec(xml)?.[1];
  const refusal = async (response: Response) => {
    expect(response.headers.get('content-type')).toContain('application/xml');
    return [response.status, codeIn(await response.text())];
  };

  test('gets the same response as from S3', async () => {
    const { inputs, attributes } = await formFor();
    const response = await visitor.post({ inputs, attributes }, pdf());
    const xml = await response.text();
    expect(response.status).toBe(201);
    expect(xml).toContain('<PostResponse><Location>');
    expect(xml).toContain('<Bucket>uploads</Bucket>');
    expect(xml).toContain(`<Key>${inputs['key'] ?? ''}</Key>`);
    expect(xml).toMatch(/<ETag>&quot;[0-9a-f]{32}&quot;<\/ETag>/);
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await stored(inputs['key'] ?? '')).toEqual({ sizeBytes: pdf().length });
  });

  test('has an unguessable key of its own tenant', async () => {
    const [one, two] = await Promise.all([formFor(), formFor()]);
    const key = new RegExp(`^${server.tenants.demo.id}/incoming/[\\w-]{43}$`);
    expect(one.inputs['key']).toMatch(key);
    expect(one.inputs['key']).not.toBe(two.inputs['key']);
  });

  test('with another size than declared is rejected, and leaves nothing', async () => {
    const form = await formFor();
    expect(await refusal(await visitor.post(form, pdf('inhoud en meer')))).toEqual([
      400,
      'EntityTooLarge',
    ]);
    expect(await refusal(await visitor.post(form, pdf('')))).toEqual([400, 'EntityTooSmall']);
    expect(await stored(form.inputs['key'] ?? '')).toBeUndefined();
  });

  test.each([
    ['Content-Type', 'text/html'],
    ['key', 'elsewhere'],
    ['x-amz-date', '20200101T000000Z'],
    ['success_action_status', '200'],
  ])('with another %s than was signed is refused', async (name, value) => {
    const { attributes, inputs } = await formFor();
    const response = await visitor.post(
      { attributes, inputs: { ...inputs, [name]: value } },
      pdf(),
    );
    expect(await refusal(response)).toEqual([403, 'AccessDenied']);
  });

  test('with an unsigned field is rejected', async () => {
    const { attributes, inputs } = await formFor();
    const more = { ...inputs, acl: 'public-read' };
    const response = await visitor.post({ attributes, inputs: more }, pdf());
    expect(await refusal(response)).toEqual([403, 'AccessDenied']);
  });

  test('with an unknown signature is rejected', async () => {
    const { attributes, inputs } = await formFor();
    const tamper = (more: Record<string, string>) =>
      visitor.post({ attributes, inputs: { ...inputs, ...more } }, pdf());
    const wider = JSON.parse(Buffer.from(inputs['policy'] ?? '', 'base64').toString()) as {
      conditions: unknown[];
    };
    wider.conditions = wider.conditions.filter((condition) => !Array.isArray(condition));
    const policy = Buffer.from(JSON.stringify(wider)).toString('base64');
    expect(await refusal(await tamper({ policy }))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await refusal(await tamper({ 'x-amz-signature': 'f'.repeat(64) }))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    expect(await refusal(await tamper({ 'x-amz-credential': 'someone/20260101/local' }))).toEqual([
      403,
      'InvalidAccessKeyId',
    ]);
  });

  test('after its form expired is rejected', async () => {
    const form = await formFor();
    server.advance(1_801_000);
    expect(await refusal(await visitor.post(form, pdf()))).toEqual([403, 'AccessDenied']);
  });

  test('with a form of another tenant is rejected', async () => {
    const form = await formFor();
    const response = await visitor.post(form, pdf(), { host: server.tenants.other });
    expect(await refusal(response)).toEqual([403, 'AccessDenied']);
    expect(await stored(form.inputs['key'] ?? '')).toBeUndefined();
  });

  test.each([
    ['nothing', new FormData()],
    ['no form at all', 'text'],
  ])('of %s is refused', async (_, body) => {
    const { attributes } = await formFor();
    const response = await server.fetch(server.tenants.demo)(attributes.action, {
      method: 'POST',
      body,
    });
    expect(await refusal(response)).toEqual([400, 'MalformedPOSTRequest']);
    expect(server.failures).toEqual([]);
  });

  test('with fields after the file ignores them', async () => {
    const { attributes, inputs } = await formFor();
    const body = new FormData();
    body.append('file', new Blob([pdf()]), 'a.pdf');
    for (const [name, value] of Object.entries(inputs)) body.append(name, value);
    const response = await server.fetch(server.tenants.demo)(attributes.action, {
      method: 'POST',
      body,
    });
    expect(await refusal(response)).toEqual([403, 'AccessDenied']);
  });

  test('is accepted from the tenant’s sites only', async () => {
    const form = await formFor();
    const from = (origin: string) => visitor.post(form, pdf(), { headers: { origin } });
    const allowed = await from(allowedOrigin);
    expect(allowed.status).toBe(201);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(allowed.headers.get('access-control-expose-headers')).toContain('ETag, Location');
    expect(await refusal(await from('https://elsewhere.example'))).toEqual([403, 'AccessDenied']);
    const preflight = await server.fetch(server.tenants.demo)(form.attributes.action, {
      method: 'OPTIONS',
      headers: { origin: allowedOrigin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  });

  test('gets no form when the question does not accept such a file', async () => {
    const refusalFor = (more: object) => refusalOf(visitor.createForm(pickedPdf(), more));
    expect((await refusalFor({ size: 1_000_001 })).code).toBe('too_large');
    const wrongType = await refusalFor({ filename: 'a.zip', filetype: 'application/zip' });
    expect(wrongType.errors).toEqual({
      'config.filetype': ['Dit soort bestand kunt u hier niet gebruiken. Kies een ander bestand.'],
    });
    const liar = await refusalFor({ filename: 'a.pdf', filetype: 'image/png' });
    expect(liar.errors).toEqual({
      'config.filetype': [
        'De naam van het bestand past niet bij de inhoud. Kies een ander bestand.',
      ],
    });
    expect((await refusalFor({ size: 0 })).code).toBe('invalid');
  });

  test('gets no upload form for a field without files, or of a hidden version', async () => {
    const { demo, other } = server.tenants;
    const ask = (tenant = demo, more = {}) =>
      refusalCode(
        server.client(tenant).callPublicProcedure({
          body: {
            signature: 'stateless-uploads:form:create',
            body: {
              form_version_id: versionId,
              form_property_id: 'proof',
              config: { filename: 'a.pdf', filetype: 'application/pdf', size: 10 },
              ...more,
            },
          },
        }),
      );
    expect(await ask(demo, { form_property_id: 'name' })).toBe('unknown_field');
    expect(await ask(other)).toBe('form_not_published');
    const actor = { id: root.id, name: 'x' };
    const version = { pages: onePage([fileQuestion]) };
    const draft = await seedForm(server, demo, { actor, version, publishedIn: [] });
    expect(await ask(demo, { form_version_id: draft.versionId })).toBe('form_not_published');
  });
});
