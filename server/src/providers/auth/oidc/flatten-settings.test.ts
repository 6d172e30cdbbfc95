import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openTestDatabase } from '../../../../testing/databases.ts';
import { migrate, readMigrations } from '../../../platform/database/migrations/migrate.ts';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { withTenant } from '../../../platform/database/tenancy/tenant-transaction.ts';
import { oidcSettingsSchema } from './oidc-settings.ts';

const folder = fileURLToPath(new URL('../../../../migrations', import.meta.url));
const tenant = '0190a000-0000-7000-8000-000000000001';

const stored = {
  full: {
    issuer: 'https://broker.example',
    client_id: 'formulieren',
    scope: 'openid profile',
    organisation: 'Gemeente Delft',
    claims: {
      identifier: 'urn:etoegang:1.9:EntityConcernedID:KvKnr',
      name: ['person', 'name'],
      level: 'authsp_level',
      entity: { city: ['address', 'city'], given_name: 'given_name' },
    },
    levels: { '20': 'midden', 'urn:x?a=b': 'hoog' },
    default_level: 'basis',
    reads_userinfo: true,
  },
  small: {
    issuer: 'https://broker.example',
    client_id: 'formulieren',
    organisation: null,
    claims: { identifier: 'bsn', level: null },
  },
};

/** What is newer than the migration, by its defaults. */
const representationClaims = {
  represented: ['urn:nl-eid-gdi:1.0:LegalSubjectID'],
  name: null,
  entity: {},
  acting: ['urn:nl-eid-gdi:1.0:ActingSubjectID'],
  person: null,
  service: ['urn:nl-eid-gdi:1.0:ServiceUUID'],
};
const representation = { policy: 'none', services: [] };

describe.each(databases)('the migration flatten-login-settings on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const migrations = await readMigrations(folder);
    const at = migrations.findIndex(({ name }) => name.includes('flatten-login-settings'));
    await migrate(database.pool, migrations.slice(0, at));
    await database.pool.query(
      `insert into tenants (id, slug, name, created_at, updated_at) values ($1, 'a', 'a', now(), now())`,
      [tenant],
    );
    for (const [id, settings] of Object.entries(stored)) await insert(id, settings);
    await migrate(database.pool, migrations.slice(0, at + 1));
  });
  afterAll(() => database.close());

  const insert = (id: string, settings: object) =>
    withTenant(
      database.pool,
      tenant,
    )((tx) =>
      tx
        .insertInto('providers')
        .values({
          tenant_id: tenant,
          id,
          serves_tests: false,
          kind: 'auth',
          driver: 'oidc',
          name: id,
          settings: JSON.stringify(settings),
          sealed_secret: null,
          created_at: new Date(0),
          updated_at: new Date(0),
        })
        .execute(),
    );

  const read = async (id: string) => {
    const { settings } = await withTenant(
      database.pool,
      tenant,
    )((tx) =>
      tx.selectFrom('providers').select('settings').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    return v.parse(oidcSettingsSchema, settings);
  };

  test('keeps every setting', async () => {
    expect(await read('full')).toEqual({
      issuer: 'https://broker.example',
      clientId: 'formulieren',
      signsAssertions: false,
      scope: 'openid profile',
      organisation: 'Gemeente Delft',
      claims: {
        identifier: ['urn:etoegang:1.9:EntityConcernedID:KvKnr'],
        identifierKind: null,
        name: ['person', 'name'],
        level: ['authsp_level'],
        entity: { city: ['address', 'city'], given_name: ['given_name'] },
        rsin: null,
        representation: representationClaims,
      },
      representation,
      levels: new Map([
        ['20', 'midden'],
        ['urn:x?a=b', 'hoog'],
      ]),
      defaultLevel: 'basis',
      readsUserinfo: true,
      sendsHint: true,
    });
  });

  test('keeps what is absent, and that a provider reports no level', async () => {
    expect(await read('small')).toEqual({
      issuer: 'https://broker.example',
      clientId: 'formulieren',
      signsAssertions: false,
      scope: 'openid',
      organisation: null,
      claims: {
        identifier: ['bsn'],
        identifierKind: null,
        name: ['name'],
        level: null,
        entity: {},
        rsin: null,
        representation: representationClaims,
      },
      representation,
      levels: new Map(),
      defaultLevel: null,
      readsUserinfo: false,
      sendsHint: true,
    });
  });
});
