import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { MemberRole } from '@form-builder/core/contract/staff/users/form-members.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('members of a form on %s', (database) => {
  let server: TestServer;
  let owner: SignedInUser;
  let colleague: SignedInUser;
  let third: SignedInUser;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    const permissions = ['form-read', 'form-create', 'form-edit', 'form-delete'] as const;
    owner = await server.signIn(demo, { permissions });
    colleague = await server.signIn(demo, { permissions });
    third = await server.signIn(demo, { permissions });
    root = await server.signIn(demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const create = async (level: Form['confidentiality_level'] = 'private') =>
    (await owner.client.createForm({ body: { name: 'Leden', confidentiality_level: level } })).data;
  const save = (by: SignedInUser, form: Form, user: SignedInUser, role: MemberRole) =>
    by.client.saveFormMember({ params: { id: form.id, user_id: user.id }, body: { role } });
  const remove = (by: SignedInUser, form: Form, user: SignedInUser) =>
    by.client.deleteFormMember({ params: { id: form.id, user_id: user.id } });
  const rolesOf = async (form: Form) => {
    const { data } = await root.client.listFormMembers({ params: { id: form.id } });
    return data.map(({ user, role }) => [user.id, role]);
  };

  test('the creator of a form owns it, and gives each colleague a role', async () => {
    const form = await create();
    expect(await rolesOf(form)).toEqual([[owner.id, 'owner']]);
    expect(await refusalCode(colleague.client.getForm({ params: { id: form.id } }))).toBe(
      'not_found',
    );
    const { data } = await save(owner, form, colleague, 'viewer');
    expect(data).toEqual({
      user: { id: colleague.id, name: 'Test Gebruiker', email: colleague.email },
      role: 'viewer',
      is_active: true,
    });
    const seen = async () => (await colleague.client.getForm({ params: { id: form.id } })).data;
    expect(await seen()).toMatchObject({ is_editable: false, is_owner: false });
    await save(owner, form, colleague, 'editor');
    expect(await seen()).toMatchObject({ is_editable: true, is_owner: false });
    await save(owner, form, colleague, 'owner');
    expect(await seen()).toMatchObject({ is_editable: true, is_owner: true });
    await remove(owner, form, colleague);
    expect(await refusalCode(seen())).toBe('not_found');
  });

  test('only owners and root change members, and nobody raises their own role', async () => {
    const form = await create('protected');
    await save(owner, form, colleague, 'editor');
    for (const attempt of [
      () => save(colleague, form, third, 'viewer'),
      () => save(colleague, form, colleague, 'owner'),
      () => save(third, form, third, 'viewer'),
      () => remove(colleague, form, owner),
      () => colleague.client.listMemberCandidates({ params: { id: form.id }, query: {} }),
    ])
      expect(await refusalCode(attempt())).toBe('forbidden');
    expect(await refusalCode(save(root, form, root, 'owner'))).toBe('own_rights');
    await save(root, form, third, 'owner');
    expect(await rolesOf(form)).toContainEqual([third.id, 'owner']);
  });

  test('a hidden form has no members for whom it does not exist', async () => {
    const form = await create();
    const params = { id: form.id };
    expect(await refusalCode(third.client.listFormMembers({ params }))).toBe('not_found');
    expect(await refusalCode(save(third, form, third, 'owner'))).toBe('not_found');
    expect(await refusalCode(remove(third, form, third))).toBe('not_found');
  });

  test('a form for members keeps an owner who can sign in', async () => {
    const form = await create('protected');
    expect(await refusalCode(remove(owner, form, owner))).toBe('last_owner');
    expect(await refusalCode(save(owner, form, owner, 'editor'))).toBe('last_owner');
    await save(owner, form, colleague, 'owner');
    await root.client.updateUser({ params: { id: colleague.id }, body: { is_active: false } });
    expect(await refusalCode(remove(owner, form, owner))).toBe('last_owner');
    await root.client.updateUser({ params: { id: colleague.id }, body: { is_active: true } });
    await save(owner, form, owner, 'viewer');
    await remove(owner, form, owner);
    expect(await rolesOf(form)).toEqual([[colleague.id, 'owner']]);
  });

  test('of two owners who leave at once one stays', async () => {
    const form = await create('private');
    await save(owner, form, third, 'owner');
    await Promise.allSettled([remove(owner, form, owner), remove(third, form, third)]);
    expect(await rolesOf(form)).toHaveLength(1);
  });

  test('every member may leave a public form; protecting a form without an owner makes the caller its owner', async () => {
    const form = await create('public');
    await remove(owner, form, owner);
    expect(await rolesOf(form)).toEqual([]);
    const { data } = await root.client.updateForm({
      params: { id: form.id },
      headers: { 'if-match': `"${String(form.revision)}"` },
      body: { confidentiality_level: 'protected' },
    });
    expect(data.confidentiality_level).toBe('protected');
    expect(await rolesOf(form)).toEqual([[root.id, 'owner']]);
  });

  test('candidates are active colleagues who are no members, by name or e-mail address', async () => {
    const form = await create();
    const find = async (search: string) =>
      (
        await owner.client.listMemberCandidates({ params: { id: form.id }, query: { search } })
      ).data.map(({ id }) => id);
    expect(await find('test gebr')).toEqual(expect.arrayContaining([colleague.id, third.id]));
    expect(await find('')).not.toContain(owner.id);
    expect(await find(third.email.toUpperCase())).toEqual([third.id]);
    await save(owner, form, third, 'viewer');
    expect(await find(third.email)).toEqual([]);
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await find(stranger.email)).toEqual([]);
    expect(await refusalCode(save(owner, form, stranger, 'viewer'))).toBe('not_found');
  });

  test('the logbook says who got which role', async () => {
    const form = await create();
    await save(owner, form, third, 'viewer');
    await save(owner, form, third, 'viewer');
    await save(owner, form, third, 'editor');
    await remove(owner, form, third);
    const { data } = await root.client.listLogbook({ query: { filter: { form_id: form.id } } });
    const lines = data.filter(({ action }) => action.startsWith('form.member'));
    expect(lines.map(({ action, details }) => [action, details.changes?.[0]])).toEqual([
      ['form.member_removed', { field: 'member_role', before: 'editor', after: null }],
      ['form.member_changed', { field: 'member_role', before: 'viewer', after: 'editor' }],
      ['form.member_added', { field: 'member_role', before: null, after: 'viewer' }],
    ]);
  });
});
