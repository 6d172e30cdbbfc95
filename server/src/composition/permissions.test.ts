import { contract } from '@form-builder/core/contract/contract.ts';
import type { Endpoint } from '@form-builder/core/contract/endpoint.ts';
import { permissions, type Permission } from '@form-builder/core/contract/permissions.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const endpoints = Object.entries<Endpoint>(contract);
const staff = endpoints.filter(([, { access }]) => access.level === 'private');

/** The permissions of which any one opens an endpoint. */
const anyOf = ({ access }: Endpoint): readonly Permission[] =>
  access.level === 'private' ? access.anyOf : [];

const restricted = staff.filter(([, endpoint]) => anyOf(endpoint).length > 0);

/** The path with ids that exist nowhere: access is decided before anything is looked up. */
const pathOf = ({ path }: Endpoint) =>
  path.replace(/:\w+/g, '0190a000-0000-7000-8000-0000000000ff');

const problemSchema = v.object({ code: v.string() });

describe.each(databases)('the permissions of endpoints on %s', (database) => {
  let server: TestServer;
  /** By the permissions that they lack: users who have every other permission. */
  const users = new Map<string, SignedInUser>();

  const keyOf = (lacked: readonly Permission[]) => [...lacked].sort().join();
  const call = (endpoint: Endpoint, headers: Readonly<Record<string, string>> = {}) =>
    server.fetch(server.tenants.demo)(pathOf(endpoint), { method: endpoint.method, headers });
  const outcomeOf = async (response: Response) => {
    const { code } = v.parse(problemSchema, await response.json());
    return `${String(response.status)} ${code}`;
  };

  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const lacked of restricted.map(([, endpoint]) => anyOf(endpoint))) {
      if (users.has(keyOf(lacked))) continue;
      const others = permissions.filter((permission) => !lacked.includes(permission));
      const user = await server.signIn(server.tenants.demo, { permissions: others });
      users.set(keyOf(lacked), user);
    }
  }, 120_000);
  afterAll(() => server.stop());

  test.each(restricted)('%s refuses a user who has only other permissions', async (_, endpoint) => {
    const token = users.get(keyOf(anyOf(endpoint)))?.token ?? '';
    const response = await call(endpoint, { authorization: `Bearer ${token}` });
    expect(await outcomeOf(response)).toBe('403 forbidden');
  });

  test.each(staff)('%s refuses who is not signed in', async (_, endpoint) => {
    expect(await outcomeOf(await call(endpoint))).toBe('401 not_authenticated');
  });
});

// Without endpoints the tests above would pass.
test('most endpoints of staff ask for a permission', () => {
  expect(restricted.length).toBeGreaterThan(100);
  expect(staff.length).toBeLessThan(endpoints.length);
});
