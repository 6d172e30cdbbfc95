import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal.ts';
import { onePage } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const permissions: Permission[] = ['form-read', 'form-create', 'form-edit'];
const withPattern = (pattern: string, label = 'Kenteken') =>
  onePage([buildField('text', 'kenteken', { label, pattern })]);

describe.each(databases)('patterns of designers on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    designer = await server.signIn(server.tenants.demo, { permissions });
  });
  afterAll(() => server.stop());

  const createDraft = async () => {
    const { data: form } = await designer.client.createForm({ body: { name: 'Vergunning' } });
    return form.draft?.id ?? '';
  };
  const save = (id: string, revision: number, pages: ReturnType<typeof onePage>) =>
    designer.client.updateVersion({
      params: { id },
      headers: { 'if-match': `"${String(revision)}"` },
      body: { pages },
    });

  test('a save names the refused part and says what to write instead', async () => {
    const id = await createDraft();
    const refusal = await refusalOf(save(id, 1, withPattern('(?=.*\\d)[a-z0-9]+')));
    expect(refusal).toMatchObject({ status: 400, code: 'invalid' });
    expect(refusal.errors?.['pages.0.properties.0.pattern']?.[0]).toMatch(
      /^“\(\?=” kijkt vooruit of terug.*Schrijf uit/,
    );
    const { data: saved } = await save(id, 1, withPattern('[a-z]*a*a*a*b'));
    expect(saved.revision).toBe(2);
  });

  test('a version from before the dialect can be edited around its pattern', async () => {
    const id = await createDraft();
    const pages = withPattern('(a|b)\\1');
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .updateTable('form_versions')
        .set({ definition: JSON.stringify({ pages }) })
        .where('id', '=', id)
        .execute(),
    );
    const { data: saved } = await save(id, 1, withPattern('(a|b)\\1', 'Nieuwe vraag'));
    expect(saved.pages[0]?.properties[0]).toMatchObject({ label: 'Nieuwe vraag' });
    const { data: findings } = await designer.client.listFindings({ params: { id } });
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'pattern_unusable',
        severity: 'error',
        message: expect.stringContaining('“\\1” verwijst terug naar een groep') as unknown,
      }),
    );
  });
});
