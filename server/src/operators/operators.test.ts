import type { OperatorScope } from '@form-builder/core/contract/operators/operator-endpoint.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { parseConfig } from '../platform/config/config.ts';
import { listTables } from '../platform/database/dump/catalogue-queries.ts';
import { readMigrations } from '../platform/database/migrations/migrate.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { listen, type ListeningServer } from '../platform/process/listen.ts';
import { storedFileKey, tenantPrefix } from '../platform/storage/storage-keys.ts';
import { upsertProvider } from '../providers/providers-queries.ts';
import { copiedTables, tablesLeftOut } from '../tenants/copy/copied-tables.ts';
import { selectOperatorEvents } from '../tenants/events/operator-events-queries.ts';
import {
  createOperatorToken,
  revokeOperatorToken,
} from '../tenants/tokens/create-operator-token.ts';
import { createOperatorsApp } from './create-operators-app.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
const attachmentKey = 'a'.repeat(43);
const administrator = { email: 'bea@kopie.example', first_name: 'Bea', last_name: 'de Beheerder' };

describe.each(databases)('the API of operators on %s', (kind) => {
  let server: TestServer;
  let operators: ListeningServer;
  let origin: string;
  let staff: SignedInUser;
  let reader: string;
  let writer: string;
  const logLines: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({ database: kind });
    operators = await listen(0, '127.0.0.1');
    origin = `http://127.0.0.1:${String(operators.port)}`;
    operators.answerWith(
      createOperatorsApp({
        pool: server.pool,
        runtime: server.runtime,
        storage: server.storage,
        config: {
          ...parseConfig({ OPERATORS_PORT: '0' }),
          port: Number(new URL(server.origin).port),
        },
        migrations: await readMigrations(migrationsFolder),
        logger: createLogger('info', { write: (line) => logLines.push(line) }),
      }),
    );
    staff = await server.signIn(server.tenants.demo, { isRoot: true });
    reader = await give('Lea Lezer', 'read');
    writer = await give('Ola Operator', 'write');
  });
  afterAll(async () => {
    await operators.stop();
    await server.stop();
  });

  const console = () => ({
    pool: server.pool,
    runtime: server.runtime,
    operator: { name: 'root', reason: null },
  });

  const give = async (person: string, scope: OperatorScope) =>
    (await createOperatorToken(console(), { person, scope, days: 1 })).token;

  /** Calls the API; returns the status with the data or the code of the problem. */
  const call = async (token: string | null, method: string, path: string, body?: object) => {
    // No two calls at one time: the log is in the order of its times.
    server.advance(1);
    const response = await fetch(`${origin}/operators/v0${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, json, text };
  };

  const codeOf = async (...request: Parameters<typeof call>) => {
    const { status, json } = await call(...request);
    return [status, (json as { code?: string } | null)?.code];
  };

  /** The newest events of the log: action, result, person, way in, tenant, reason. */
  const events = async (count: number) =>
    (await selectOperatorEvents(server.pool))
      .slice(0, count)
      .map(({ action, result, operator, channel, subject_slug: slug, reason }) => [
        action,
        result,
        operator,
        channel,
        slug,
        reason,
      ]);

  test('rejects staff of tenants, and tenants reject operators', async () => {
    expect(await codeOf(staff.token, 'GET', '/tenants')).toEqual([401, 'operator_token_invalid']);
    expect(await codeOf(null, 'GET', '/tenants')).toEqual([401, 'not_authenticated']);
    const asOperator = server.client(server.tenants.demo, { authorization: `Bearer ${writer}` });
    await expect(asOperator.listForms({})).rejects.toMatchObject({ status: 401 });
    const own = server.fetch(server.tenants.demo);
    for (const path of [
      '/operators/v0/tenants',
      '/operators/v0/status',
      '/operators/v0/openapi.json',
    ])
      expect((await own(path, { headers: { authorization: `Bearer ${writer}` } })).status).toBe(
        404,
      );
    for (const path of ['/v0/forms', '/v0/settings/root', '/config', '/metrics'])
      expect(
        (await fetch(origin + path, { headers: { authorization: `Bearer ${writer}` } })).status,
      ).toBe(404);
  });

  test('rejects unknown, expired and revoked tokens, and too many of them', async () => {
    server.startWindow(60_000);
    const { token, id } = await createOperatorToken(console(), {
      person: 'Weg',
      scope: 'write',
      days: 1,
    });
    expect((await call(token, 'GET', '/tenants')).status).toBe(200);
    await revokeOperatorToken(console(), id);
    expect(await codeOf(token, 'GET', '/tenants')).toEqual([401, 'operator_token_invalid']);
    await expect(revokeOperatorToken(console(), id)).rejects.toThrow('no token');
    expect(await codeOf(`${token}x`, 'GET', '/tenants')).toEqual([401, 'operator_token_invalid']);
    for (let attempt = 0; attempt < 18; attempt += 1) await call('fbop_x', 'GET', '/tenants');
    expect(await codeOf('fbop_x', 'GET', '/tenants')).toEqual([429, 'too_many_requests']);
    expect((await call(reader, 'GET', '/tenants')).status).toBe(200);
    const { rows } = await server.pool.query<{ row: string }>(
      'select t::text as row from operator_tokens t',
    );
    expect(rows.some(({ row }) => row.includes(token) || row.includes(writer))).toBe(false);
    expect([...logLines, ...server.logLines].some((line) => line.includes('fbop_'))).toBe(false);
  });

  test('limits the calls of a token', async () => {
    server.startWindow(60_000);
    const busy = await give('Druk', 'read');
    const statuses = new Set<number>();
    for (let index = 0; index < 121; index += 1)
      statuses.add((await call(busy, 'GET', '/maintenance')).status);
    expect([...statuses]).toEqual([200, 429]);
    server.startWindow(60_000);
    expect((await call(busy, 'GET', '/maintenance')).status).toBe(200);
  });

  test('lets a token that reads change nothing, and says so in the log', async () => {
    expect(await codeOf(reader, 'POST', '/tenants/demo/suspend', { reason: 'Zomaar' })).toEqual([
      403,
      'operator_scope',
    ]);
    expect(await codeOf(reader, 'DELETE', '/maintenance')).toEqual([403, 'operator_scope']);
    expect((await findTenantBySlug(server.pool, 'demo'))?.isActive).toBe(true);
    expect(await events(2)).toEqual([
      ['withdraw', 'refused', 'Lea Lezer', 'api', null, null],
      ['suspend', 'refused', 'Lea Lezer', 'api', 'demo', null],
    ]);
  });

  test('lists tenants by size and activity, page by page', async () => {
    const { json } = await call(reader, 'GET', '/tenants?limit=1&page=2');
    expect(json).toMatchObject({
      data: [{ slug: 'other', is_active: true, users: 0, forms: 0, file_bytes: 0 }],
      meta: { total: 2, from: 2, to: 2 },
    });
    expect((await call(reader, 'GET', '/tenants/demo')).json).toMatchObject({
      data: { slug: 'demo', users: 1, submissions: 0, last_activity_at: expect.any(String) },
    });
    expect(await codeOf(reader, 'GET', '/tenants/nergens')).toEqual([404, 'not_found']);
    expect(await codeOf(reader, 'GET', '/tenants?limit=1000')).toEqual([400, 'invalid']);
    expect(await events(2)).toEqual([
      ['read-tenants', 'refused', 'Lea Lezer', 'api', null, null],
      ['read-tenants', 'refused', 'Lea Lezer', 'api', 'nergens', null],
    ]);
  });

  test('creates, suspends, resumes and removes a tenant, with a reason and its name', async () => {
    const body = { slug: 'nieuw', name: 'Gemeente Nieuw', administrator };
    const created = await call(writer, 'POST', '/tenants', body);
    expect(created).toMatchObject({
      status: 201,
      json: { data: { tenant: { slug: 'nieuw', users: 1 }, password_link: expect.any(String) } },
    });
    expect(await codeOf(writer, 'POST', '/tenants', body)).toEqual([409, 'tenant_slug_taken']);
    expect(await codeOf(writer, 'POST', '/tenants', { ...body, slug: 'NIEUW' })).toEqual([
      400,
      'invalid',
    ]);
    const removal = { name: 'Gemeente Nieuw', reason: 'Vergissing' };
    const remove = (more = {}) =>
      codeOf(writer, 'POST', '/tenants/nieuw/remove', { ...removal, ...more });
    expect(await remove()).toEqual([409, 'tenant_active']);
    expect(await codeOf(writer, 'POST', '/tenants/nieuw/suspend', {})).toEqual([400, 'invalid']);
    const reason = { reason: 'Contract is afgelopen' };
    expect((await call(writer, 'POST', '/tenants/nieuw/suspend', reason)).status).toBe(204);
    expect((await call(writer, 'POST', '/tenants/nieuw/resume', {})).status).toBe(204);
    await call(writer, 'POST', '/tenants/nieuw/suspend', reason);
    expect(await remove({ name: 'Nieuw' })).toEqual([400, 'tenant_name_differs']);
    expect(await remove()).toEqual([409, 'tenant_suspended_shortly']);
    // The tokens of the other tests are valid for a day.
    await server.pool.query(
      "update tenants set suspended_at = suspended_at - interval '1 day' where slug = 'nieuw'",
    );
    expect((await call(writer, 'POST', '/tenants/nieuw/remove', removal)).status).toBe(200);
    expect(await findTenantBySlug(server.pool, 'nieuw')).toBeUndefined();
    expect(await events(3)).toEqual([
      ['remove', 'done', 'Ola Operator', 'api', 'nieuw', 'Vergissing'],
      ['remove', 'refused', 'Ola Operator', 'api', 'nieuw', null],
      ['remove', 'refused', 'Ola Operator', 'api', 'nieuw', null],
    ]);
    const listed = await call(reader, 'GET', '/events?tenant=nieuw&limit=1');
    expect(listed.json).toMatchObject({
      data: [{ action: 'remove', operator: 'Ola Operator', tenant: { slug: 'nieuw' } }],
    });
    const [last] = (listed.json as { data: { id: string }[] }).data;
    expect(
      (await call(reader, 'GET', `/events?before=${last?.id ?? ''}&limit=1`)).json,
    ).toMatchObject({ data: [{ action: 'remove', result: 'refused' }] });
  });

  test('announces maintenance and withdraws it', async () => {
    const at = (ms: number) => new Date(server.runtime.now() + ms).toISOString();
    const notice = { starts_at: at(3_600_000), ends_at: at(7_200_000), text: 'Nieuwe versie' };
    expect((await call(writer, 'PUT', '/maintenance', notice)).status).toBe(200);
    expect((await call(reader, 'GET', '/maintenance')).json).toEqual({ data: notice });
    expect(
      await codeOf(writer, 'PUT', '/maintenance', { ...notice, ends_at: notice.starts_at }),
    ).toEqual([400, 'invalid']);
    const past = { ...notice, starts_at: at(-7_200_000), ends_at: at(-3_600_000) };
    expect(await codeOf(writer, 'PUT', '/maintenance', past)).toEqual([400, 'maintenance_past']);
    expect((await call(writer, 'DELETE', '/maintenance')).status).toBe(204);
    expect(await codeOf(writer, 'DELETE', '/maintenance')).toEqual([404, 'not_found']);
  });

  test('copies what a tenant built, and nothing of its people, visitors and secrets', async () => {
    const { demo, other } = server.tenants;
    const actor = { id: staff.id, name: 'Root' };
    const fileKey = storedFileKey(demo.id, 'logo');
    const file = join(server.storage.storage.workFolder, 'logo');
    await writeFile(file, 'inhoud');
    await server.storage.storage.store(file, fileKey);
    const image = `/attachments/${attachmentKey}/logo.png`;
    const block = await seedForm(server, demo, {
      actor,
      form: { name: 'Adresblok', type: 'template' },
    });
    const { formId, versionId } = await seedForm(server, demo, {
      actor,
      form: { confidentiality_level: 'private' },
      version: {
        pages: onePage([
          ...questions,
          { id: 'logo', short_id: 'logo', type: 'image', label: 'Logo', url: image },
        ]),
        settings: {
          'routing.destinations': [
            { id: 'balie', name: 'Balie', kind: 'mail', recipients: ['balie@bron.example'] },
          ],
          'integrations.list': [
            {
              id: 'mail',
              name: 'Mail',
              provider: 'postbus',
              when: 'completion',
              after: null,
              outgoing: [],
              incoming: [],
              options: { addresses: 'team@bron.example', subject: 'Melding' },
            },
          ],
        },
        templateVersionIds: [block.versionId],
      },
    });
    await server.client(demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Geheime Naam' }, status: 'final' },
    });
    const at = new Date(server.runtime.now());
    await server.transaction(demo)(async (tx) => {
      await sql`insert into form_attachments
        (tenant_id, public_key, form_id, purpose, name, content_type, size_bytes, sha256, storage_key, created_at)
        values (${demo.id}, ${attachmentKey}, ${formId}, 'image', 'logo.png', 'image/png', 6, 'x', ${fileKey}, ${at})`.execute(
        tx,
      );
      await upsertProvider(tx, {
        tenant_id: demo.id,
        id: 'zaken',
        serves_tests: false,
        kind: 'delivery',
        driver: 'zgw',
        name: 'Zaaksysteem',
        settings: '{}',
        sealed_secret: Buffer.from('verzegeld geheim'),
        created_at: at,
        updated_at: at,
      });
      await upsertProvider(tx, {
        tenant_id: demo.id,
        id: 'postbus',
        serves_tests: false,
        kind: 'delivery',
        driver: 'email',
        name: 'Postbus',
        settings: JSON.stringify({ addresses: 'postbus@bron.example' }),
        sealed_secret: null,
        paused_until: at,
        created_at: at,
        updated_at: at,
      });
    });
    await server.pool.query('insert into feature_pins values ($1, $2, false, $3)', [
      demo.id,
      'payments',
      at,
    ]);
    await server.pool.query('insert into quotas values ($1, $2, 500, $3)', [
      demo.id,
      'submissions',
      at,
    ]);
    await server.client(demo, { authorization: `Bearer ${staff.token}` }).updateFeature({
      params: { id: 'glossary' },
      body: { is_active: false },
    });
    const body = { slug: 'kopie', name: 'Gemeente Kopie', administrator, reason: 'Proef' };
    const copied = await call(writer, 'POST', '/tenants/demo/copy', body);
    expect(copied).toMatchObject({
      status: 201,
      json: {
        data: {
          tenant: { slug: 'kopie', users: 1, forms: 2, submissions: 0, file_bytes: 6 },
          copy: {
            files: 1,
            secrets_to_fill_in: [{ kind: 'delivery', name: 'Zaaksysteem' }],
            providers_to_confirm: [
              { kind: 'delivery', name: 'Postbus', stage: 'production' },
              { kind: 'delivery', name: 'Zaaksysteem', stage: 'production' },
            ],
            forms_to_publish: 1,
          },
        },
      },
    });
    const { copy } = (copied.json as { data: { copy: Record<string, { table: string }[]> } }).data;
    const left = copy['not_copied']?.map(({ table }) => table) ?? [];
    expect(left).toEqual(expect.arrayContaining(['submissions', 'users', 'logbook']));

    const found = await findTenantBySlug(server.pool, 'kopie');
    if (found === undefined) throw new Error('The copy is not there.');
    const all = await rowsOf(found.tenant);
    for (const secret of [demo.id, other.id, formId, versionId, block.versionId, staff.email])
      expect(all).not.toContain(secret);
    expect(all).not.toContain('@bron.example');
    expect(all).toContain('Melding');
    for (const secret of ['Geheime Naam', attachmentKey, Buffer.from('verzegeld').toString('hex')])
      expect(all).not.toContain(secret);
    await server.transaction(found.tenant)(async (tx) => {
      const versions = await tx
        .selectFrom('form_versions')
        .innerJoin('forms', 'forms.id', 'form_versions.form_id')
        .select(['forms.type', 'form_versions.id', 'form_versions.definition', 'title'])
        .execute();
      const form = versions.find(({ type }) => type === 'form');
      const pins = await tx.selectFrom('version_templates').selectAll().execute();
      expect(pins.map((pin) => [pin.version_id, pin.template_version_id])).toEqual([
        [form?.id, versions.find(({ type }) => type === 'template')?.id],
      ]);
      const attachment = await tx
        .selectFrom('form_attachments')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(form?.definition)).toContain(
        `/attachments/${attachment.public_key}/logo.png`,
      );
      expect(attachment.storage_key.startsWith(tenantPrefix(found.tenant.id))).toBe(true);
      expect(await server.storage.storage.find(attachment.storage_key)).toEqual({ sizeBytes: 6 });
      const providers = await tx
        .selectFrom('providers')
        .select(['is_down', 'paused_until'])
        .execute();
      expect(providers).toEqual([
        { is_down: true, paused_until: null },
        { is_down: true, paused_until: null },
      ]);
      expect(
        await tx.selectFrom('feature_pins').select(['feature_id', 'is_active']).execute(),
      ).toEqual([{ feature_id: 'payments', is_active: false }]);
      expect(await tx.selectFrom('quotas').select(['quota_id', 'max_value']).execute()).toEqual([
        { quota_id: 'submissions', max_value: '500' },
      ]);
      expect(await tx.selectFrom('features').select(['id', 'is_active', 'updated_by']).execute()).toEqual(
        [{ id: 'glossary', is_active: false, updated_by: null }],
      );
      const online = await tx.selectFrom('version_environments').select('version_id').execute();
      expect(online.map(({ version_id: id }) => id)).not.toContain(form?.id);
      const owners = await tx.selectFrom('form_members').select(['role']).execute();
      expect(owners).toEqual([{ role: 'owner' }, { role: 'owner' }]);
    });
    // Row-level security holds between the two: what one sees, the other does not.
    const seen = await server.transaction(demo)((tx) =>
      tx.selectFrom('forms').select('id').where('tenant_id', '=', found.tenant.id).execute(),
    );
    expect(seen).toEqual([]);
    expect(await codeOf(writer, 'POST', '/tenants/demo/copy', body)).toEqual([
      409,
      'tenant_slug_taken',
    ]);
    const [refused, ...both] = await events(3);
    expect(refused).toEqual(['copy', 'refused', 'Ola Operator', 'api', 'demo', null]);
    // The two events of one copy have the same time.
    expect(both.sort()).toEqual([
      ['copy', 'done', 'Ola Operator', 'api', 'demo', 'Proef'],
      ['create', 'done', 'Ola Operator', 'api', 'kopie', 'Proef'],
    ]);
  });

  test('knows of every table of tenants whether a copy has it', async () => {
    const client = await server.pool.connect();
    const tables = await listTables(client).finally(() => {
      client.release();
    });
    const isolated = tables.filter((table) => table.is_isolated).map(({ table }) => table);
    const known = [...copiedTables.map(({ table }) => table), ...tablesLeftOut];
    expect([...known].sort()).toEqual([...isolated].sort());
  });

  /** Every row of a tenant, as text. */
  const rowsOf = (tenant: Tenant) =>
    server.transaction(tenant)(async (tx) => {
      const texts: string[] = [];
      for (const table of [...copiedTables.map(({ table: name }) => name), ...tablesLeftOut]) {
        const { rows } = await sql<{ row: string }>`
          select t::text as row from ${sql.table(table)} t where tenant_id = ${tenant.id}`.execute(
          tx,
        );
        texts.push(...rows.map(({ row }) => row));
      }
      return texts.join('\n');
    });

  test('reports the status and the checklist in the language of the caller', async () => {
    const { json, text } = await call(reader, 'GET', '/status');
    expect(json).toMatchObject({
      data: {
        checks: expect.arrayContaining([expect.objectContaining({ id: 'schema', state: 'ok' })]),
      },
    });
    expect(text).toContain('All migrations are applied.');
    const tasks = await call(reader, 'GET', '/checklist');
    expect(tasks.json).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id: 'backup', is_done: false }),
        expect.objectContaining({ id: 'break_glass', is_done: false }),
      ]),
    });
    expect(tasks.text).toContain('No emergency account at: kopie, other');
    expect(await events(2)).toEqual([
      ['read-checklist', 'done', 'Lea Lezer', 'api', null, null],
      ['read-status', 'done', 'Lea Lezer', 'api', null, null],
    ]);
    const document = await fetch(`${origin}/operators/v0/openapi.json`);
    expect(await document.json()).toMatchObject({
      servers: [{ url: `${origin}/operators/v0` }],
      paths: { '/tenants/{slug}/copy': { post: { 'x-scope': 'write' } } },
    });
  });

  test('has a page behind a short session, which ends with its token', async () => {
    const page = (path: string, init: RequestInit = {}) =>
      fetch(origin + path, { redirect: 'manual', ...init });
    const post = (path: string, token: string, headers = {}) =>
      page(path, {
        method: 'POST',
        // A browser sends this header; without a referrer it sends no origin.
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams({ token }),
      });
    expect((await page('/operators')).headers.get('location')).toBe('/operators/sign-in?ended');
    expect((await post('/operators/sign-in', 'fbop_x')).status).toBe(401);
    expect(
      (await post('/operators/sign-in', reader, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    const { token, id } = await createOperatorToken(console(), {
      person: 'Pia Pagina',
      scope: 'read',
      days: 1,
    });
    const cookieOf = async () => {
      const signedIn = await post('/operators/sign-in', token);
      expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/operators']);
      const cookie = signedIn.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Strict/);
      expect(cookie).toMatch(/Path=\/operators/);
      expect(cookie).not.toContain(token);
      return { cookie: cookie.split(';')[0] ?? '' };
    };
    const headers = await cookieOf();
    const shown = await page('/operators', { headers: { ...headers, 'accept-language': 'nl' } });
    const text = await shown.text();
    expect(text).toContain('Ingelogd als Pia Pagina');
    expect(text).toContain('Alle migraties zijn uitgevoerd.');
    expect(text).not.toMatch(/style="|<script>|onclick/);
    expect(shown.headers.get('content-security-policy')).not.toContain('unsafe');
    expect((await page('/operators/v0/tenants', { headers })).status).toBe(401);
    await post('/operators/sign-out', '', headers);
    expect((await page('/operators', { headers })).status).toBe(302);
    const second = await cookieOf();
    server.advance(30 * 60_000);
    expect((await page('/operators', { headers: second })).status).toBe(302);
    const third = await cookieOf();
    await revokeOperatorToken(console(), id);
    expect((await page('/operators', { headers: third })).status).toBe(302);
    expect((await page('/operators', { headers: { host: 'kwaad.example' } })).status).toBeLessThan(
      500,
    );
    expect((await events(2)).map(([action]) => action)).toEqual(['revoke-token', 'sign-in']);
  });

  test('rejects every token after its last day', async () => {
    server.advance(86_400_000);
    expect(await codeOf(writer, 'GET', '/tenants')).toEqual([401, 'operator_token_invalid']);
    expect(server.failures).toEqual([]);
  });
});
