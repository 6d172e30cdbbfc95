import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('the profile of the caller on %s', (database) => {
  let server: TestServer;
  let user: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    user = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
  });
  afterAll(() => server.stop());

  test('is changed by that user, who keeps the same rights, and the logbook says what', async () => {
    const { data } = await user.client.updateOwnProfile({
      body: { first_name: ' Noor ', last_name: 'Vermeer', position: 'Adviseur', locale: 'de' },
    });
    expect(data).toMatchObject({
      id: user.id,
      name: 'Noor Vermeer',
      position: 'Adviseur',
      locale: 'de',
      permissions: ['form-read'],
    });
    const own = await user.client.listUsers({ query: { filter: { current: 'true' } } });
    expect(own.data[0]).toMatchObject({ first_name: 'Noor', locale: 'de' });
    const { rows } = await server.pool.query<{ details: unknown }>(
      `select details from logbook where subject_id = $1 and action = 'user.updated'`,
      [user.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows[0]?.details)).toContain('Vermeer');
  });

  test('needs a name, and gives no rights', async () => {
    expect(await refusalCode(user.client.updateOwnProfile({ body: { first_name: ' ' } }))).toBe(
      'invalid',
    );
    const body = { position: null, is_root: true, role_ids: [] };
    const { data } = await user.client.updateOwnProfile({ body });
    expect(data).toMatchObject({ position: null, is_root: false, permissions: ['form-read'] });
  });
});
