import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { startOperators, type TestOperators } from '../../../testing/start-operators.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { DatabaseUnavailableError } from '../../platform/database/database-unavailable-error.ts';
import { listTables } from '../../platform/database/dump/catalogue-queries.ts';
import { findTenantBySlug } from '../../platform/database/tenancy/find-tenant.ts';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import { storedFileKey, tenantPrefix } from '../../platform/storage/storage-keys.ts';
import { upsertProvider } from '../../providers/providers-queries.ts';
import { copiedTables, tablesLeftOut } from './copied-tables.ts';

const attachmentKey = 'a'.repeat(43);
const administrator = { email: 'bea@kopie.example', first_name: 'Bea', last_name: 'de Beheerder' };

describe.each(databases)('a copy of a tenant on %s', (kind) => {
  let server: TestServer;
  let operators: TestOperators;
  let staff: SignedInUser;
  let writer: string;

  beforeAll(async () => {
    server = await startTestServer({ database: kind });
    operators = await startOperators(server);
    staff = await server.signIn(server.tenants.demo, { isRoot: true });
    writer = await operators.give('Ola Operator', 'write');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await operators.stop();
    await server.stop();
  });

  test('has what was built, and nothing of the people, visitors and secrets', async () => {
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
    const copied = await operators.call(writer, 'POST', '/tenants/demo/copy', body);
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
      expect(
        await tx.selectFrom('features').select(['id', 'is_active', 'updated_by']).execute(),
      ).toEqual([{ id: 'glossary', is_active: false, updated_by: null }]);
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
    expect(await operators.codeOf(writer, 'POST', '/tenants/demo/copy', body)).toEqual([
      409,
      'tenant_slug_taken',
    ]);
    const [refused, ...both] = await operators.events(3);
    expect(refused).toEqual(['copy', 'refused', 'Ola Operator', 'api', 'demo', 'Proef']);
    // The two events of one copy have the same time.
    expect(both.sort()).toEqual([
      ['copy', 'done', 'Ola Operator', 'api', 'demo', 'Proef'],
      ['create', 'done', 'Ola Operator', 'api', 'kopie', 'Proef'],
    ]);
  });

  test.each([
    {
      name: 'keeps its files when the answer to the commit is lost',
      slug: 'verloren',
      isCommitted: true,
    },
    { name: 'leaves no files when it is not committed', slug: 'mislukt', isCommitted: false },
  ])('$name', async ({ slug, isCommitted }) => {
    const removeAll = vi.spyOn(server.storage.storage, 'removeAll');
    // Background work commits too: the transaction of the copy is the one that makes a tenant.
    const loseCommitOfCopy = (client: PoolClient) => {
      if (vi.isMockFunction(client.query)) return;
      const query: (...args: unknown[]) => unknown = client.query.bind(client);
      let isCopy = false;
      const commit = async (...args: unknown[]) => {
        isCopy = false;
        if (isCommitted) await query(...args);
        throw new DatabaseUnavailableError('committing', new Error('The connection was lost.'));
      };
      vi.spyOn(client, 'query').mockImplementation((...args: unknown[]): unknown => {
        if (String(args[0]).includes('insert into tenants')) isCopy = true;
        return isCopy && args[0] === 'commit' ? commit(...args) : query(...args);
      });
    };
    server.pool.on('acquire', loseCommitOfCopy);
    const answer = await operators.codeOf(writer, 'POST', '/tenants/demo/copy', {
      slug,
      name: 'Gemeente',
      administrator,
      reason: 'Proef',
    });
    server.pool.off('acquire', loseCommitOfCopy);

    expect(answer).toEqual([503, 'unavailable']);
    expect((await findTenantBySlug(server.pool, slug)) !== undefined).toBe(isCommitted);
    expect(removeAll).toHaveBeenCalledTimes(isCommitted ? 0 : 1);
  });

  test('has or leaves out every table of tenants', async () => {
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
});
