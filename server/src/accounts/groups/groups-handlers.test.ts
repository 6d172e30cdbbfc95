import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

/** Longer than the server keeps the permissions of a user. */
const cachedMs = 4_000;

describe.each(databases)('groups of users on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['users-all', 'users-roles', 'form-read', 'form-edit'],
    });
  });
  afterAll(() => server.stop());

  const newUser = (...permissions: Permission[]) =>
    server.signIn(server.tenants.demo, { permissions });
  const newName = () => server.runtime.createId();
  const newRole = async (...permissions: Permission[]) =>
    (await administrator.client.createRole({ body: { name: newName(), permissions } })).data;
  const newGroup = async (roleIds: string[], userIds: string[] = [], by = administrator) => {
    const body = { name: newName(), role_ids: roleIds, user_ids: userIds };
    return (await by.client.createGroup({ body })).data;
  };
  const change = async (id: string, body: Parameters<typeof update>[1], by = administrator) => {
    const { data } = await update(id, body, by);
    server.advance(cachedMs);
    return data;
  };
  const update = (
    id: string,
    body: { name?: string; role_ids?: string[]; user_ids?: string[] },
    by: SignedInUser,
  ) => by.client.updateGroup({ params: { id }, body });

  test('let nobody into forms that are hidden from who adds them', async () => {
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    const group = await newGroup([]);
    const { data: form } = await root.client.createForm({
      body: { name: 'Onder ons', confidentiality_level: 'private' },
    });
    const params = { id: form.id, group_id: group.id };
    await root.client.saveFormGroup({ params, body: { role: 'editor' } });
    const user = await newUser();
    const add = (by: SignedInUser) => update(group.id, { user_ids: [user.id] }, by);
    expect(await refusalCode(add(administrator))).toBe('member_of_other_forms');
    await root.client.saveFormMember({
      params: { id: form.id, user_id: administrator.id },
      body: { role: 'viewer' },
    });
    await add(administrator);
    await change(group.id, { user_ids: [] });
    await add(root);
  });

  test('give their roles to their members, who lose them when they leave', async () => {
    const user = await newUser();
    const role = await newRole('form-read');
    expect(await refusalCode(user.client.listForms({}))).toBe('forbidden');
    const group = await newGroup([role.id], [user.id]);
    server.advance(cachedMs);
    await user.client.listForms({});
    const { data } = await administrator.client.getUser({ params: { id: user.id } });
    expect(data.groups).toEqual([
      {
        id: group.id,
        name: group.name,
        roles: [{ id: role.id, slug: role.slug, name: role.name }],
      },
    ]);
    await change(group.id, { user_ids: [] });
    expect(await refusalCode(user.client.listForms({}))).toBe('forbidden');
  });

  test('a role of a group counts its users, filters the list of users and cannot be deleted', async () => {
    const user = await newUser();
    const role = await newRole('form-read');
    const group = await newGroup([role.id], [user.id]);
    const { data: roles } = await administrator.client.listRoles({ query: { limit: '100' } });
    expect(roles.find(({ id }) => id === role.id)).toMatchObject({ users: 1, groups: 1 });
    for (const filter of [{ role: role.id }, { group: group.id }]) {
      const { data: found } = await administrator.client.listUsers({ query: { filter } });
      expect(found.map(({ id }) => id)).toEqual([user.id]);
    }
    await change(group.id, { user_ids: [] });
    const remove = () => administrator.client.deleteRole({ params: { id: role.id } });
    expect(await refusalCode(remove())).toBe('role_in_use');
    await administrator.client.deleteGroup({ params: { id: group.id } });
    await remove();
  });

  test('are in the logbook, and every member has a line of their own', async () => {
    const user = await newUser();
    const role = await newRole('form-read');
    const group = await newGroup([role.id], [user.id]);
    await change(group.id, { name: `${group.name} 2`, role_ids: [] });
    await administrator.client.deleteGroup({ params: { id: group.id } });
    const linesOf = async (id: string) => {
      const lines = await server.transaction(server.tenants.demo)((tx) =>
        tx
          .selectFrom('logbook')
          .select(['action', 'details'])
          .where('subject_id', '=', id)
          .orderBy('id')
          .execute(),
      );
      return lines.filter(({ action }) => action.includes('group'));
    };
    expect(await linesOf(group.id)).toMatchObject([
      { action: 'group.created', details: { name: group.name, given: [role.name] } },
      { action: 'group.updated', details: { taken: [role.name], changes: [{ field: 'name' }] } },
      { action: 'group.deleted' },
    ]);
    expect(await linesOf(user.id)).toMatchObject([
      { action: 'user.joined_group', details: { name: group.name } },
      { action: 'user.left_group' },
    ]);
  });

  test('nobody changes their own rights by a group', async () => {
    const colleague = await newUser('users-roles', 'form-read', 'form-edit');
    const role = await newRole('form-read');
    const group = await newGroup([role.id]);
    const expectOwn = async (call: Promise<unknown>) =>
      expect(await refusalCode(call)).toBe('own_rights');
    await expectOwn(newGroup([role.id], [administrator.id]));
    await expectOwn(change(group.id, { user_ids: [administrator.id] }));
    await change(group.id, { user_ids: [administrator.id] }, colleague);
    await expectOwn(change(group.id, { role_ids: [] }));
    await expectOwn(change(group.id, { user_ids: [] }));
    await expectOwn(administrator.client.deleteGroup({ params: { id: group.id } }));
    const ofGroup = { params: { id: role.id }, body: { permissions: ['form-edit' as const] } };
    await expectOwn(administrator.client.updateRole(ofGroup));
    await change(group.id, { name: newName() });
    await colleague.client.deleteGroup({ params: { id: group.id } });
  });

  test('nobody gives permissions that they do not have, with a role or with a membership', async () => {
    const user = await newUser();
    const role = await newRole('form-edit');
    const group = await newGroup([role.id]);
    const weak = await newUser('users-roles', 'form-read');
    const expectNotHeld = async (call: Promise<unknown>) =>
      expect(await refusalCode(call)).toBe('permission_not_held');
    await expectNotHeld(newGroup([role.id], [], weak));
    await expectNotHeld(change(group.id, { user_ids: [user.id] }, weak));
    await change(group.id, { name: newName() }, weak);
  });

  test('the rights of root are changed by root only', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const role = await newRole('form-read');
    expect(await refusalCode(newGroup([role.id], [root.id]))).toBe('forbidden');
    const group = await newGroup([role.id], [root.id], root);
    expect(await refusalCode(change(group.id, { user_ids: [] }))).toBe('forbidden');
  });

  test('a name is taken once, and roles and users must exist', async () => {
    const group = await newGroup([]);
    const named = (name: string) => administrator.client.createGroup({ body: { name } });
    expect(await refusalCode(named(group.name.toUpperCase()))).toBe('name_taken');
    const unknown = server.runtime.createId();
    expect(await refusalCode(newGroup([unknown]))).toBe('not_found');
    expect(await refusalCode(newGroup([], [unknown]))).toBe('not_found');
  });

  test('are listed in pages, searched by name and found by id', async () => {
    const names = ['Zoekgroep A', 'zoekgroep B', 'Zoekgroep C'];
    const made = [];
    for (const name of names)
      made.push((await administrator.client.createGroup({ body: { name } })).data);
    const query = { search: 'ZOEKGROEP', limit: '2', page: '2' };
    const { data, meta } = await administrator.client.listGroups({ query });
    expect(data.map(({ name }) => name)).toEqual(['Zoekgroep C']);
    expect(meta).toMatchObject({ total: 3, page: 2, from: 3, to: 3 });
    const filter = { id: made[1]?.id ?? expect.fail() };
    const found = await administrator.client.listGroups({ query: { filter } });
    expect(found.data.map(({ name }) => name)).toEqual(['zoekgroep B']);
  });

  test('get a user with the invitation, who then has their roles', async () => {
    const group = await newGroup([(await newRole('form-read')).id]);
    const invite = (user: SignedInUser, groupId = group.id) =>
      user.client.createUser({
        body: {
          email: `${server.runtime.createId()}@voorbeeld.nl`,
          first_name: 'Nieuw',
          last_name: 'Mens',
          group_ids: [groupId],
        },
      });
    const { data } = await invite(administrator);
    expect(data.groups).toMatchObject([{ id: group.id, roles: [{ name: group.roles[0]?.name }] }]);
    const { data: after } = await administrator.client.listGroups({
      query: { filter: { id: group.id } },
    });
    expect(after[0]?.members.map(({ id }) => id)).toEqual([data.id]);
    expect(await refusalCode(invite(await newUser('users-all')))).toBe('forbidden');
    const weaker = await newUser('users-all', 'users-roles');
    expect(await refusalCode(invite(weaker))).toBe('permission_not_held');
    expect(await refusalCode(invite(administrator, server.runtime.createId()))).toBe('not_found');
  });

  test('are for users who give roles; others with users may read them', async () => {
    const group = await newGroup([]);
    const reader = await newUser('users-all');
    const { data } = await reader.client.listGroups({ query: { limit: '100' } });
    expect(data.map(({ id }) => id)).toContain(group.id);
    expect(await refusalCode(newGroup([], [], reader))).toBe('forbidden');
    const designer = await newUser('form-edit');
    expect(await refusalCode(designer.client.listGroups({}))).toBe('forbidden');
    const elsewhere = await server.signIn(server.tenants.other, { permissions: ['users-roles'] });
    expect((await elsewhere.client.listGroups({})).data).toEqual([]);
    expect(await refusalCode(change(group.id, { name: 'Gekaapt' }, elsewhere))).toBe('not_found');
  });

  test('an administrator by a group counts as the last one', async () => {
    const root = await server.signIn(server.tenants.other, { isRoot: true });
    const user = await server.signIn(server.tenants.other, {});
    const { data: role } = await root.client.createRole({
      body: { name: newName(), permissions: ['users-all', 'users-roles'] },
    });
    const { data: group } = await root.client.createGroup({
      body: { name: newName(), role_ids: [role.id], user_ids: [user.id] },
    });
    await server.pool.query(`update users set is_active = false where is_root and tenant_id = $1`, [
      server.tenants.other.id,
    ]);
    await server.pool.query(
      `update users set is_active = false where tenant_id = $1 and id not in ($2, $3)`,
      [server.tenants.other.id, user.id, root.id],
    );
    // Root's session is still cached: it may try for three seconds.
    for (const body of [{ user_ids: [] }, { role_ids: [] }])
      expect(await refusalCode(update(group.id, body, root))).toBe('last_administrator');
    const removal = root.client.deleteGroup({ params: { id: group.id } });
    expect(await refusalCode(removal)).toBe('last_administrator');
  });
});
