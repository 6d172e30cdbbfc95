import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { createSignInClients } from '../../src/accounts/sign-in-providers/sign-in-clients.ts';
import { createOutgoingClient } from '../../src/platform/outgoing/outgoing-client.ts';
import { createTenantUser, type TestUser } from '../create-tenant-user.ts';
import { createClientKeys } from '../../src/providers/auth/oidc/client-keys/client-keys.ts';
import { createSecretCipher } from '../../src/platform/secrets/secret-cipher.ts';
import { withTenant } from '../../src/platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../src/platform/runtime.ts';
import { systemRuntime } from '../../src/platform/runtime.ts';
import type { Tenant } from '../../src/platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../../src/platform/database/tenancy/tenant-transaction.ts';
import type { IdentityOptions, ExternalIssuer } from '../../src/identity/identity-options.ts';
import { createIdentity, type Identity } from '../../src/identity/identity.ts';
import { upsertSetting } from '../../src/settings/settings-queries.ts';
import { cheapPasswordHasher } from './cheap-password-hasher.ts';

/** One tenant with its provider on a separate origin. */
export interface IdentityServer {
  readonly origin: string;
  readonly tenant: Tenant;
  readonly identity: Identity;
  readonly transaction: TenantTransaction;
  readonly runtime: Runtime;
  /** The reported internal errors. */
  readonly failures: readonly unknown[];
  /** Moves the clock of the server forward (not the provider library's own). */
  readonly passSeconds: (seconds: number) => void;
  readonly createUser: (
    options?: Partial<Parameters<typeof createTenantUser>[0]>,
  ) => Promise<TestUser>;
  readonly close: () => Promise<void>;
}

/** A single key: servers on one database share it. */
export const testCipher = createSecretCipher(randomBytes(32));

/** Calls outside providers on this machine, for servers on a database. */
export const testSignInClients = (pool: Pool) =>
  createSignInClients(testCipher, {
    findClientKeys: createClientKeys({
      transactionFor: (tenantId) => withTenant(pool, tenantId),
      runtime: systemRuntime,
      cipher: testCipher,
    }),
    client: createOutgoingClient({ hosts: null, privateHosts: ['localhost'] }),
    allowsPlainHttp: true,
    now: systemRuntime.now,
  });

/** Starts sign-in for a new tenant on a migrated database. */
export async function startIdentityServer(
  pool: Pool,
  options: {
    readonly outside?: ExternalIssuer;
    /** True keeps the default second-factor policy; otherwise a password is enough. */
    readonly hasSecondFactor?: boolean;
  } & Partial<IdentityOptions> = {},
): Promise<IdentityServer> {
  let passedMs = 0;
  const runtime: Runtime = { now: () => Date.now() + passedMs, createId: () => v7() };
  const tenant = await insertTenant(pool);
  const failures: unknown[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const identity = createIdentity({
    transactionFor: (tenantId) => withTenant(pool, tenantId),
    runtime,
    originOf: () => origin,
    addressOf: (request) => request.socket.remoteAddress ?? '',
    outside: null,
    passwordHasher: cheapPasswordHasher,
    cipher: testCipher,
    signInClients: testSignInClients(pool),
    jobs: { send: () => Promise.resolve() },
    onError: (error) => failures.push(error),
    ...options,
  });
  server.on('request', (request, response) => {
    identity.handle(tenant, request, response).catch((error: unknown) => {
      failures.push(error);
      response.destroy();
    });
  });
  const transaction = withTenant(pool, tenant.id);
  if (options.hasSecondFactor !== true) {
    const row = { tenant_id: tenant.id, updated_at: new Date(runtime.now()) };
    await transaction((tx) => upsertSetting(tx, { ...row, id: 'mfa', value: 'nobody' }));
  }
  return {
    origin,
    tenant,
    identity,
    transaction,
    runtime,
    failures,
    passSeconds: (seconds) => {
      passedMs += seconds * 1000;
    },
    createUser: (user) => createTenantUser({ tenantId: tenant.id, transaction, runtime, ...user }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function insertTenant(pool: Pool): Promise<Tenant> {
  const id = v7();
  const slug = `t${id.slice(-12)}`;
  const name = 'Gemeente Proefstad';
  await pool.query('insert into tenants (id, slug, name) values ($1, $2, $3)', [id, slug, name]);
  return { id, slug, name, allowedOrigins: [] };
}
