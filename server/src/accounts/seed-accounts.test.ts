import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validatePassword } from '@form-builder/core/validation/password-rules.ts';
import { cheapPasswordHasher } from '../../testing/identity/cheap-password-hasher.ts';
import {
  startIdentityServer,
  type IdentityServer,
} from '../../testing/identity/identity-server.ts';
import { signIn } from '../../testing/identity/sign-in.ts';
import { databases, openMigratedDatabase } from '../../testing/databases.ts';
import { prepareDemoAccounts, seedAccounts, type DemoAccounts } from './seed-accounts.ts';
import { seededRoles } from './seeded-roles.ts';

describe.each(databases)('seedAccounts on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let server: IdentityServer;
  let accounts: DemoAccounts;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
    server = await startIdentityServer(database.pool);
    accounts = await prepareDemoAccounts({ tenantSlug: 'demo', hasher: cheapPasswordHasher });
    const { tenant, runtime } = server;
    await server.transaction((tx) => seedAccounts(tx, { tenantId: tenant.id, accounts, runtime }));
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const callerOf = async (mailbox: string) => {
    const login = accounts.logins.find(({ email }) => email === `${mailbox}@demo.example`);
    if (!login) throw new Error(`There is no ${mailbox}`);
    const { accessToken } = await signIn({ origin: server.origin, ...login });
    return server.identity.authenticate(server.tenant, `Bearer ${accessToken}`);
  };

  test('creates a login with its own strong password for each', () => {
    const passwords = accounts.logins.map(({ password }) => password);
    expect(accounts.logins.map(({ email }) => email)).toEqual([
      'root@demo.example',
      'beheerder@demo.example',
      'ontwerper@demo.example',
      'beoordelaar@demo.example',
      'behandelaar@demo.example',
    ]);
    expect(new Set(passwords).size).toBe(5);
    expect(passwords.flatMap((password) => validatePassword(password))).toEqual([]);
  });

  test('gives each login the permissions of its role', async () => {
    expect((await callerOf('root')).isRoot).toBe(true);

    const administrator = await callerOf('beheerder');
    expect(administrator).toMatchObject({ name: 'Bram Hoekstra', isRoot: false });
    expect(administrator.permissions).toContain('users-all');

    const handler = await callerOf('behandelaar');
    expect(handler.permissions).toContain('submission-export');
    expect(handler.permissions).not.toContain('form-edit');

    const reviewer = await callerOf('beoordelaar');
    expect(reviewer.permissions).toContain('form-review-production');
    expect(reviewer.permissions).not.toContain('form-publish-production');
  });

  test('gives the designer access from a new form to its submissions', async () => {
    const { permissions } = await callerOf('ontwerper');
    expect(permissions).toEqual(
      new Set([...permissions, 'form-create', 'form-edit', 'submission-list', 'submission-read']),
    );
    for (const environment of ['test', 'acceptance', 'production'] as const) {
      expect(permissions).toContain(`form-propose-${environment}`);
      expect(permissions).toContain(`form-review-${environment}`);
      expect(permissions).toContain(`form-publish-${environment}`);
    }
  });
});

test('accepts one password for all demo accounts', async () => {
  const options = { tenantSlug: 'demo', hasher: cheapPasswordHasher, password: 'Samen-Een-1' };
  const { logins } = await prepareDemoAccounts(options);
  expect(new Set(logins.map(({ password }) => password))).toEqual(new Set(['Samen-Een-1']));
});

test('no role has a permission twice', () => {
  for (const { permissions } of seededRoles)
    expect(new Set(permissions).size).toBe(permissions.length);
});
