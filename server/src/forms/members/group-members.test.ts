import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('groups as members of a form on %s', (database) => {
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
    (await owner.client.createForm({ body: { name: 'Groepen', confidentiality_level: level } }))
      .data;
  const createGroup = async (name: string, ...users: readonly SignedInUser[]) =>
    (await root.client.createGroup({ body: { name, user_ids: users.map(({ id }) => id) } })).data;
  const seenBy = ({ client }: SignedInUser, { id }: Form) => client.getForm({ params: { id } });

  test('each user of a group has its role, until they leave the group or the group the form', async () => {
    const form = await create();
    const group = await createGroup('Burgerzaken', colleague);
    const params = { id: form.id, group_id: group.id };
    expect(await refusalCode(seenBy(colleague, form))).toBe('not_found');

    const { data } = await owner.client.saveFormGroup({ params, body: { role: 'viewer' } });
    expect(data).toEqual({
      group: { id: group.id, name: 'Burgerzaken', user_count: 1 },
      role: 'viewer',
    });
    expect((await seenBy(colleague, form)).data).toMatchObject({ is_editable: false });
    expect(await refusalCode(seenBy(third, form))).toBe('not_found');

    await owner.client.saveFormGroup({ params, body: { role: 'editor' } });
    expect((await seenBy(colleague, form)).data).toMatchObject({
      is_editable: true,
      is_owner: false,
    });
    const { data: found } = await colleague.client.listForms({
      query: { search: form.name },
    });
    expect(found.map(({ id }) => id)).toContain(form.id);

    const change = (users: readonly SignedInUser[]) =>
      root.client.updateGroup({
        params: { id: group.id },
        body: { user_ids: users.map(({ id }) => id) },
      });
    await change([third]);
    expect(await refusalCode(seenBy(colleague, form))).toBe('not_found');
    expect((await seenBy(third, form)).data).toMatchObject({ is_editable: true });

    await owner.client.deleteFormGroup({ params });
    expect(await refusalCode(seenBy(third, form))).toBe('not_found');
    expect(await refusalCode(owner.client.deleteFormGroup({ params }))).toBe('not_found');
  });

  test('of several roles the one with the most permissions counts', async () => {
    const form = await create('protected');
    const readers = await createGroup('Lezers', colleague, owner);
    const editors = await createGroup('Bewerkers', colleague);
    const save = (group_id: string, role: 'editor' | 'viewer') =>
      owner.client.saveFormGroup({ params: { id: form.id, group_id }, body: { role } });
    await save(readers.id, 'viewer');
    expect((await seenBy(colleague, form)).data.is_editable).toBe(false);
    await save(editors.id, 'editor');
    expect((await seenBy(colleague, form)).data.is_editable).toBe(true);
    expect((await seenBy(owner, form)).data.is_owner).toBe(true);
    await root.client.deleteGroup({ params: { id: editors.id } });
    expect((await seenBy(colleague, form)).data.is_editable).toBe(false);
  });

  test('only owners choose groups, of their own organisation, and hidden forms have none', async () => {
    const form = await create();
    const group = await createGroup('Vergunningen', colleague);
    const params = { id: form.id, group_id: group.id };
    const save = (by: SignedInUser) =>
      by.client.saveFormGroup({ params, body: { role: 'viewer' } });
    expect(await refusalCode(save(third))).toBe('not_found');
    await save(owner);
    expect(await refusalCode(save(colleague))).toBe('forbidden');
    expect(await refusalCode(colleague.client.deleteFormGroup({ params }))).toBe('forbidden');
    expect(
      await refusalCode(colleague.client.listGroupCandidates({ params: { id: form.id } })),
    ).toBe('forbidden');
    const listed = await colleague.client.listFormGroups({ params: { id: form.id } });
    expect(listed.data.map(({ group: { name } }) => name)).toEqual(['Vergunningen']);
    expect(await refusalCode(third.client.listFormGroups({ params: { id: form.id } }))).toBe(
      'not_found',
    );
    const elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
    const { data: foreign } = await elsewhere.client.createGroup({ body: { name: 'Elders' } });
    const attempt = owner.client.saveFormGroup({
      params: { id: form.id, group_id: foreign.id },
      body: { role: 'viewer' },
    });
    expect(await refusalCode(attempt)).toBe('not_found');
  });

  test('candidates are the groups that are no members yet', async () => {
    const form = await create();
    const group = await createGroup('Zorg', colleague, third);
    await root.client.updateUser({ params: { id: third.id }, body: { is_active: false } });
    const candidates = async () =>
      (await owner.client.listGroupCandidates({ params: { id: form.id } })).data;
    expect(await candidates()).toContainEqual({ id: group.id, name: 'Zorg', user_count: 1 });
    await owner.client.saveFormGroup({
      params: { id: form.id, group_id: group.id },
      body: { role: 'viewer' },
    });
    expect((await candidates()).map(({ id }) => id)).not.toContain(group.id);
    const other = await createGroup('Handhaving');
    const found = await owner.client.listGroupCandidates({
      params: { id: form.id },
      query: { search: 'HANDHAV' },
    });
    expect(found.data.map(({ id }) => id)).toEqual([other.id]);
    await root.client.updateUser({ params: { id: third.id }, body: { is_active: true } });
  });

  test('the logbook says which group got which role', async () => {
    const form = await create();
    const group = await createGroup('Juristen');
    const params = { id: form.id, group_id: group.id };
    for (const role of ['viewer', 'viewer', 'editor'] as const)
      await owner.client.saveFormGroup({ params, body: { role } });
    await owner.client.deleteFormGroup({ params });
    const { data } = await root.client.listLogbook({ query: { filter: { form_id: form.id } } });
    const lines = data.filter(({ action }) => action.startsWith('form.group'));
    expect(
      lines.map(({ action, details }) => [action, details.name, details.changes?.[0]]),
    ).toEqual([
      ['form.group_removed', 'Juristen', { field: 'member_role', before: 'editor', after: null }],
      [
        'form.group_changed',
        'Juristen',
        { field: 'member_role', before: 'viewer', after: 'editor' },
      ],
      ['form.group_added', 'Juristen', { field: 'member_role', before: null, after: 'viewer' }],
    ]);
  });
});
