import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openTestDatabase } from '../../../testing/databases.ts';
import { openActing, sealActing } from '../../citizen-login/acting/acting-party.ts';
import { identityText } from '../../citizen-login/login-secrets.ts';
import { loadProofs } from '../../look-ups/proofs.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { migrate, readMigrations } from '../../platform/database/migrations/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../platform/database/open-database.ts';
import { withTenant } from '../../platform/database/tenancy/tenant-transaction.ts';
import { findInstallation } from '../../platform/process/installation.ts';
import { assertEncryptionKey } from '../../platform/secrets/master-key/key-check.ts';
import { encryptionKeyFile } from '../../platform/secrets/master-key/load-encryption-key.ts';
import { rotateEncryptionKey } from '../../platform/secrets/master-key/rotate-encryption-key.ts';
import { createOperatorKey, openSecrets } from '../../platform/secrets/master-key/open-secrets.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { maintainKeys } from '../../platform/secrets/tenant-keys/start-resealing.ts';
import { numberOf } from '../../platform/secrets/tenant-keys/sealed-format.ts';
import { lockSealingKeys } from '../../platform/secrets/tenant-keys/tenant-keys-queries.ts';
import type { OperatorKey } from '../../platform/secrets/tenant-keys/wrapped-key.ts';
import { dataSubjectOf } from '../../processing-log/data-subject.ts';
import { rotateEncryptionKeyCommand } from './rotate-encryption-key-command.ts';
import { sealedColumns } from './sealed-columns.ts';
import { startServer } from '../start-server.ts';

const installation = findInstallation(new URL('../../main.ts', import.meta.url).href);
const tenantId = '00000000-0000-7000-8000-000000000001';
const loginId = '00000000-0000-7000-8000-00000000000a';
const notTheKey = 'is not the one that sealed the data in this database';
const bsn = '999993653';
/** Who logged in for that person. */
const acting = {
  identifier: '999990019',
  kind: 'bsn',
  entity: { name: 'B' },
  mandate: '0f1b',
} as const;
const place = { tenantId, providerId: 'digid' };

/** Creates a tenant with a provider's secret and a logged-in citizen, before tenants had keys of their own. */
async function fill({ pool }: OpenDatabase, { cipher }: OperatorKey): Promise<void> {
  const migrations = await readMigrations(installation.migrations);
  await migrate(
    pool,
    migrations.filter(({ name }) => name < '0230'),
  );
  await pool.query('insert into tenants (id, slug, name) values ($1, $2, $2)', [tenantId, 'demo']);
  const at = new Date();
  const person = { tenantId, purpose: 'identifier' } as const;
  await withTenant(
    pool,
    tenantId,
  )(async (tx) => {
    // Only the columns of that time.
    await tx
      .insertInto('providers')
      .values({
        tenant_id: tenantId,
        id: 'digid',
        serves_tests: false,
        kind: 'auth',
        driver: 'oidc',
        name: 'DigiD',
        settings: '{}',
        sealed_secret: cipher.encrypt({ tenantId, purpose: 'provider' }, 'client secret'),
        created_at: at,
        updated_at: at,
      })
      .execute();
    await loadProofs({ tx, tenantId, now: Date.now }, cipher);
    await tx
      .insertInto('logins')
      .values({
        tenant_id: tenantId,
        id: loginId,
        provider_id: 'digid',
        serves_tests: false,
        subject_hash: cipher.fingerprint(person, identityText('digid', bsn)),
        sealed_identifier: cipher.encrypt(person, bsn),
        ...dataSubjectOf(cipher, tenantId, { kind: 'bsn', number: bsn }),
        ...sealActing(cipher, place, acting),
        entity: '{"name":"A"}',
        authenticated_at: at,
        last_used_at: at,
      })
      .execute();
  });
  await migrate(pool, migrations);
}

/** Decrypts a look-up proof of the tenant. */
const proofOf = async ({ pool }: OpenDatabase, cipher: SecretCipher) => {
  const load = withTenant(pool, tenantId);
  const proofs = await load((tx) => loadProofs({ tx, tenantId, now: Date.now }, cipher));
  return proofs.sign('addresses', { id: 'an address' }, 'production').proof;
};

/** Lets time pass for the keys of the tenant. */
const makeOlder = ({ pool }: OpenDatabase, interval: string) =>
  withTenant(
    pool,
    tenantId,
  )((tx) =>
    sql`update tenant_keys set active_from = active_from - ${interval}::interval`.execute(tx),
  );

const numbersOf = ({ pool }: OpenDatabase) =>
  withTenant(
    pool,
    tenantId,
  )(async (tx) => (await lockSealingKeys(tx)).map(({ number }) => number).reverse());

const readLogin = ({ pool }: OpenDatabase) =>
  withTenant(pool, tenantId)((tx) => tx.selectFrom('logins').selectAll().executeTakeFirstOrThrow());

describe.each(databases)('the encryption key on %s', (kind) => {
  const first = createOperatorKey(randomBytes(32));
  const second = createOperatorKey(randomBytes(32));
  const rotation = { from: first, to: second };
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fill(database, first);
  });
  afterAll(() => database.close());

  const check = (key: OperatorKey) => assertEncryptionKey(database.pool, key, sealedColumns);
  const open = ({ key }: OperatorKey) => openSecrets(database.pool, key, sealedColumns);

  test('is known from what was sealed before there was a check value', async () => {
    await expect(check(second)).rejects.toThrow(notTheKey);
    await expect(check(first)).resolves.toBeUndefined();
  });

  test('is refused when it is another one', async () => {
    await expect(check(second)).rejects.toThrow(notTheKey);
    await expect(check(first)).resolves.toBeUndefined();
  });

  test('opens for the other organisations when the keys of one are damaged', async () => {
    const { pool } = database;
    const other = 'ffffffff-0000-7000-8000-00000000000f';
    await pool.query(
      `insert into tenants (id, slug, name, created_at, updated_at) values ($1, 'z', 'z', now(), now())`,
      [other],
    );
    await open(first);
    const damage = () =>
      pool.query(
        `update tenant_keys set wrapped_key = set_byte(wrapped_key, 20, get_byte(wrapped_key, 20) # 1)
          where tenant_id = $1`,
        [tenantId],
      );
    await damage();
    const reported: string[] = [];
    const report = (id: string) => reported.push(id);
    const { keyring } = await openSecrets(pool, first.key, sealedColumns, report);
    expect(reported).toEqual([tenantId]);
    expect(keyring.currentNumber(other)).toBe(1);
    expect(() => keyring.currentNumber(tenantId)).toThrow();
    await expect(open(first)).rejects.toThrow();
    await damage();
    await open(first);
    await pool.query('delete from tenant_keys where tenant_id = $1', [other]);
    await pool.query('delete from tenants where id = $1', [other]);
  });

  test('encrypts every column with a name for encrypted data', async () => {
    const { rows } = await database.pool.query<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = current_schema() and column_name like 'sealed\\_%' order by 1`,
    );
    // Encrypted with the visitor's idempotency key, which the server does not store.
    const expected = rows
      .map(({ place }) => place)
      .filter((place) => place !== 'submission_attempts.sealed_public_key');
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(expected);
  });

  test('is replaced around the keys of tenants: values of before stay as they are', async () => {
    const { keyring: before } = await open(first);
    const proof = await proofOf(database, before);
    const login = await readLogin(database);
    expect(await rotateEncryptionKey(database.pool, rotation)).toBe(2);

    await expect(open(first)).rejects.toThrow(notTheKey);
    const { keyring } = await open(second);
    expect(await readLogin(database)).toEqual(login);
    const person = { tenantId, purpose: 'identifier' } as const;
    expect(keyring.decrypt(person, login.sealed_identifier)).toBe(bsn);
    expect(login.subject_hash).toEqual(keyring.fingerprint(person, identityText('digid', bsn)));
    expect(login).toMatchObject(dataSubjectOf(keyring, tenantId, { kind: 'bsn', number: bsn }));
    expect(openActing(keyring, tenantId, login)).toEqual(acting);
    expect(sealActing(keyring, place, acting).acting_hash).toEqual(login.acting_hash);
    expect(await proofOf(database, keyring)).toBe(proof);
  });

  test('gives way to a key of the tenant, an hour after the first server that knows those', async () => {
    const secrets = await open(second);
    const logger = { info: () => undefined, error: (...args: unknown[]) => failures.push(args) };
    const failures: unknown[] = [];
    const maintain = () => maintainKeys({ pool: database.pool, ...secrets, logger, rowsAtOnce: 1 });
    const before = await readLogin(database);
    await maintain();
    await maintain();
    // Servers of the previous release could not open a value with a numbered key.
    expect(await readLogin(database)).toEqual(before);

    await makeOlder(database, '1 hour');
    await maintain();
    const { sealed_identifier: sealed } = await readLogin(database);
    expect(numberOf(sealed)).toBe(1);
    const person = { tenantId, purpose: 'identifier' } as const;
    expect(secrets.keyring.decrypt(person, sealed)).toBe(bsn);
    expect(() => second.cipher.decrypt(person, sealed)).toThrow();
    expect(await numbersOf(database)).toEqual([0, 1]);
    await makeOlder(database, '1 day');
    await maintain();
    expect(failures).toEqual([]);
    expect(await numbersOf(database)).toEqual([1]);
    expect(await proofOf(database, secrets.keyring)).not.toBe('');
    expect(failures).toEqual([]);
  });

  test('is not replaced by who does not have it', async () => {
    const before = await readLogin(database);
    await expect(rotateEncryptionKey(database.pool, rotation)).rejects.toThrow(notTheKey);
    expect(await readLogin(database)).toEqual(before);
  });

  test.skipIf(kind === 'embedded')('is not replaced while a server works with it', async () => {
    const server = await database.pool.connect();
    const back = { from: second, to: first };
    await expect(rotateEncryptionKey(database.pool, back)).rejects.toThrow(
      'stop every server first',
    );
    server.release(true);
    await check(second);
  });
});

describe('a server', () => {
  let folder: string;
  const config = (more: Readonly<Record<string, string>> = {}) =>
    parseConfig({ DATA_DIR: folder, PORT: '0', DEMO_SEED: 'false', ...more });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-builder-sealed-'));
    const database = await openDatabase(config());
    const key = createOperatorKey(Buffer.alloc(32, 1));
    await fill(database, key);
    await assertEncryptionKey(database.pool, key, sealedColumns);
    await database.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
  const start = (key: string) => startServer(config({ ENCRYPTION_KEY: key }), installation);
  const rotate = (more: Readonly<Record<string, string>>, args: readonly string[] = []) =>
    rotateEncryptionKeyCommand(config(more), installation, args);

  test('does not start with another key than the one that sealed its data', async () => {
    await expect(start(keyOf(2))).rejects.toThrow(notTheKey);
  });

  test('gets another key by a command', async () => {
    await rotate({ ENCRYPTION_KEY: keyOf(1), NEW_ENCRYPTION_KEY: keyOf(2) });
    await expect(start(keyOf(1))).rejects.toThrow(notTheKey);
  });

  test('gets no other key from who does not have the one it has', async () => {
    const keys = { ENCRYPTION_KEY: keyOf(1), NEW_ENCRYPTION_KEY: keyOf(3) };
    await expect(rotate(keys)).rejects.toThrow(notTheKey);
  });

  test('that keeps its key in the data folder finds the new one there', async () => {
    await writeFile(join(folder, encryptionKeyFile), keyOf(2));
    await rotate({ NEW_ENCRYPTION_KEY: keyOf(4) });
    expect(await readFile(join(folder, encryptionKeyFile), 'utf8')).toBe(keyOf(4));
  });

  test('says how the command is used', async () => {
    await expect(rotate({})).rejects.toThrow('Set NEW_ENCRYPTION_KEY');
    await expect(rotate({ NEW_ENCRYPTION_KEY: keyOf(5) }, ['demo'])).rejects.toThrow(
      'Set NEW_ENCRYPTION_KEY',
    );
  });
});
