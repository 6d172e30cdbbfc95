import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../../platform/config/config.ts';
import { migrate, readMigrations } from '../../platform/database/migrations/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../platform/database/open-database.ts';
import { withTenant } from '../../platform/database/tenancy/tenant-transaction.ts';
import { systemRuntime } from '../../platform/runtime.ts';
import { createSecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { rotateKeysCommand } from './rotate-keys-command.ts';
import { loadTenantKeys } from './tenant-keys.ts';

const tenants = {
  demo: '00000000-0000-7000-8000-000000000001',
  other: '00000000-0000-7000-8000-000000000002',
} as const;
const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const cipher = createSecretCipher(randomBytes(32));

describe('rotate-keys', () => {
  let folder = '';

  const config = () => parseConfig({ DATA_DIR: folder });
  const withDatabase = async <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> => {
    const database = await openDatabase(config());
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const keysOf = (tenant: keyof typeof tenants) =>
    withDatabase(({ pool }) =>
      loadTenantKeys({
        tenantId: tenants[tenant],
        transaction: withTenant(pool, tenants[tenant]),
        runtime: systemRuntime,
        cipher,
      }),
    );
  const rotate = (...args: string[]) =>
    rotateKeysCommand(config(), () => Promise.resolve(cipher), args);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-builder-keys-'));
    await withDatabase(async ({ pool }) => {
      await migrate(pool, await readMigrations(migrations));
      for (const [slug, id] of Object.entries(tenants)) {
        await pool.query(
          `insert into tenants (id, slug, name, allowed_origins) values ('${id}', '${slug}', '${slug}', '{}')`,
        );
      }
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('gives the named tenant a new signing key, and keeps the old one for verification', async () => {
    const before = { demo: await keysOf('demo'), other: await keysOf('other') };
    await rotate('demo');
    const after = await keysOf('demo');
    expect(after.token.map(({ kid }) => kid).slice(1)).toEqual(
      before.demo.token.map(({ kid }) => kid),
    );
    expect(after.cookie).toHaveLength(2);
    expect(await keysOf('other')).toEqual(before.other);
  });

  test('without a name rotates the keys of every tenant', async () => {
    const before = await keysOf('other');
    await rotate();
    expect((await keysOf('other')).token).toHaveLength(before.token.length + 1);
  });

  test('reports errors in one sentence', async () => {
    await expect(rotate('nergens')).rejects.toThrow('There is no such tenant.');
    await expect(rotate('demo', 'other')).rejects.toThrow('Name one tenant');
  });
});
