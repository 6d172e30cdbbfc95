import { buildCondition, buildField, buildRule } from '@form-builder/core/form/build-form.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const visitors: Variable = {
  id: 'all',
  short_id: 'all0',
  label: 'Alle bezoekers',
  value_kind: 'number',
  source: { type: 'formula', formula: '{days} * 100' },
};
const today: Variable = {
  id: 'today',
  short_id: 'today',
  label: 'Vandaag',
  value_kind: 'date',
  source: { type: 'date' },
};
const pages = onePage([
  buildField('number', 'days', { short_id: 'days' }),
  buildField('text', 'plan', {
    is_hidden: true,
    is_required: true,
    logic: [buildRule(['show'], buildCondition('all', 'greater_than', 250))],
  }),
]);

describe.each(databases)('variables of a form on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let formId: string;
  let versionId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    ({ formId, versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages, variables: [visitors, today] },
    }));
  });
  afterAll(() => server.stop());

  const send = (data: Record<string, unknown>) =>
    server.client(server.tenants.demo).createSubmission({
      body: { form_version_id: versionId, data, status: 'final' },
    });

  test('come with the form, their formulas parsed', async () => {
    const { data: form } = await server.client(server.tenants.demo).getPublicForm({
      params: { id: formId },
      query: {},
      headers: {},
    });
    expect(form.variables).toEqual([visitors, today]);
    expect(Object.keys(form.parsed_formulas ?? {})).toEqual(['{days} * 100', 'TODAY()']);
  });

  test('determine with the answers what the server requires', async () => {
    expect((await send({ days: 2 })).data.status).toBe('final');
    const problem = await refusalOf(send({ days: 3 }));
    expect(problem.errors).toHaveProperty('plan');
    expect((await send({ days: 3, plan: 'Ja' })).data.status).toBe('final');
  });

  test('are never taken from the page', async () => {
    const problem = await refusalOf(send({ days: 3, all: 1 }));
    expect(problem.errors).toHaveProperty('all');
  });

  test('reach staff with the version, not among the answers', async () => {
    const { data: sent } = await send({ days: 1 });
    const { data } = await root.client.getSubmission({ params: { id: sent.id } });
    expect(data.answers).toEqual({ days: 1 });
    expect(data.variables).toEqual([
      { ...visitors, stored_value: 100 },
      { ...today, stored_value: expect.any(String) as string },
    ]);
  });
});
