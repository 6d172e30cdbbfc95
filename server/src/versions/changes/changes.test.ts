import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Change } from '@form-builder/core/diff/change.ts';
import { diffVersions } from '@form-builder/core/diff/diff-versions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('saving changes by id on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let reader: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    const permissions = ['form-read', 'form-create', 'form-edit'] as const;
    designer = await server.signIn(demo, { permissions: [...permissions] });
    reader = await server.signIn(demo, { permissions: ['form-read'] });
  });
  afterAll(() => server.stop());

  const read = async (id: string) => (await designer.client.getVersion({ params: { id } })).data;
  const created = async (): Promise<Version> => {
    const { data: form } = await designer.client.createForm({ body: { name: 'Vergunning' } });
    const id = form.draft?.id ?? '';
    const headers = { 'if-match': '"1"' };
    const body = { pages: onePage(questions) };
    return (await designer.client.updateVersion({ params: { id }, headers, body })).data;
  };
  const change = async (
    user: SignedInUser,
    { id, revision }: Version,
    changes: readonly Change[],
  ) => {
    const headers = { 'if-match': `"${revision}"` };
    return user.client.changeVersion({ params: { id }, headers, body: { changes: [...changes] } });
  };
  /** The version with other labels, without its last field, and with a page and a setting. */
  const edited = (version: Version): Version => ({
    ...version,
    title: 'Kapvergunning',
    settings: { 'theme.has_stepper': true },
    pages: [
      ...version.pages.map((page) => ({
        ...page,
        properties: page.properties
          .slice(0, -1)
          .map((field) => ({ ...field, label: `${field.label} (nieuw)` })),
      })),
      { id: 'extra', title: 'Extra', properties: [] },
    ],
  });

  test('gives the version all of them, and answers with its revision only', async () => {
    const before = await created();
    const after = edited(before);
    const answer = await change(designer, before, diffVersions(before, after));
    expect(answer).toEqual({ data: { revision: before.revision + 1 } });
    const { title, pages, settings, revision } = await read(before.id);
    expect({ title, pages, settings }).toEqual({
      title: after.title,
      pages: after.pages,
      settings: after.settings,
    });
    expect(revision).toBe(before.revision + 1);
  });

  test('writes the same way back in the journal as a whole save', async () => {
    const before = await created();
    const after = edited(before);
    await change(designer, before, diffVersions(before, after));
    const { data } = await designer.client.listJournal({ params: { id: before.id } });
    expect(data[0]).toMatchObject({
      revision: before.revision + 1,
      user: { id: designer.id },
      undo: JSON.parse(JSON.stringify(diffVersions(after, before))) as object[],
    });
  });

  test('refuses a stale writer, a locked version and who may not edit', async () => {
    const version = await created();
    const changes = diffVersions(version, { ...version, title: 'Nieuw' });
    expect(await refusalCode(change(reader, version, changes))).toBe('forbidden');
    await change(designer, version, changes);
    expect(await refusalCode(change(designer, version, changes))).toBe('stale');
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: designer.id, name: 'x' },
    });
    expect(await refusalCode(change(designer, await read(versionId), changes))).toBe(
      'version_locked',
    );
  });

  test('changes of another content are stale, so that the editor merges them', async () => {
    const version = await created();
    const changes = diffVersions(version, edited(version)).map((one) =>
      'fieldId' in one ? { ...one, fieldId: 'gone' } : one,
    );
    expect(await refusalCode(change(designer, version, changes))).toBe('stale');
    expect(await read(version.id)).toEqual(version);
  });

  test('validates what results by the rules of a whole save', async () => {
    const version = await created();
    const [page] = version.pages;
    const [field] = page?.properties ?? [];
    const invalid = [
      { ...version, title: '' },
      { ...version, pages: [{ ...version.pages[0], title: 'x'.repeat(501) }] },
      { ...version, pages: [{ ...page, properties: [{ ...field, is_required: 'ja' }] }] },
      { ...version, pages: [{ ...page, properties: [{ ...field, short_id: '!' }] }] },
    ];
    for (const after of invalid) {
      // Contents that the type does not allow, as another program could send them.
      const changes = diffVersions(version, after as unknown as Version);
      expect(await refusalCode(change(designer, version, changes))).toBe('invalid');
    }
    const malformed = { kind: 'field_moved', fieldId: field?.id } as unknown as Change;
    expect(await refusalCode(change(designer, version, [malformed]))).toBe('invalid');
    expect(await read(version.id)).toEqual(version);
  });

  test('cleans rich texts', async () => {
    const version = await created();
    const [page] = version.pages;
    const content = '<p onclick="x()">Let op</p><script>x()</script>';
    const label = {
      id: 'note',
      short_id: 'note1',
      type: 'text-layout',
      label: 'Uitleg',
      custom_properties: { content },
    };
    // The settings of this type are in the version that the change results in.
    const after = { ...version, pages: [{ ...page, properties: [label] }] } as unknown as Version;
    await change(designer, version, diffVersions(version, after));
    const stored = JSON.stringify((await read(version.id)).pages);
    expect(stored).toContain('Let op');
    expect(stored).not.toMatch(/script|onclick/);
  });
});
