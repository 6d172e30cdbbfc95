import { buildStarterFile } from '@form-builder/core/starters/build-starter-file.ts';
import { starters } from '@form-builder/core/starters/starters.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('the starters on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const permissions = ['form-read', 'form-create', 'form-edit'] as const;
    designer = await server.signIn(server.tenants.demo, { permissions });
    // How long submissions are kept is for the organisation to say, not for a starter.
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const body = [{ id: 'retention_default_completed', value: 365 }];
    await root.client.updateSettings({ body });
  });
  afterAll(() => server.stop());

  test.each(starters)('$id becomes a form that nothing is wrong with', async (starter) => {
    const choice = { name: 'Eigen naam', confidentiality: 'protected' } as const;
    const content = JSON.stringify(buildStarterFile(starter, choice));
    const { data } = await designer.client.importForm({ body: { content, is_applied: true } });
    expect(data).toMatchObject({ name: 'Eigen naam', unresolved: [] });
    const params = { id: data.made?.version_id ?? '' };
    expect((await designer.client.listFindings({ params })).data).toEqual([]);
    const { data: version } = await designer.client.getVersion({ params });
    expect(version).toMatchObject({ title: starter.name[0], is_owner: true, is_editable: true });
  });
});
