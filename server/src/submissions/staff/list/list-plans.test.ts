import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../../../testing/seed-form.ts';
import { seedSubmissions } from '../../../../testing/seed-submissions.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../../testing/test-server.ts';
import { readInOrder, submissionPageQuery } from '../staff-queries.ts';
import type { ListCursor, SubmissionListQuery, SubmissionSort } from './list-cursor.ts';
import { listParts } from './list-filters.ts';

/** A node of a plan, as `explain (analyze, format json)` writes it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const rowCount = 30_000;
const limit = 26;
/**
 * Statuses (for sent submissions also whether they are handled), environments, and tests or not.
 */
const partCount = (3 + 1) * 4 * 2;

const sorts: readonly SubmissionSort[] = [
  'created_at',
  '!created_at',
  'completed_at',
  '!completed_at',
  'title',
  '!title',
];

describe.each(databases)('plans of the list of submissions on %s', (database) => {
  let server: TestServer;
  let user: SignedInUser;
  let formId: string;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    const { demo } = server.tenants;
    user = await server.signIn(demo, { isRoot: true });
    const seeded = await seedForm(server, demo, { actor: { id: user.id, name: 'x' } });
    formId = seeded.formId;
    await seedSubmissions(server, demo, { ...seeded, count: rowCount });
    await server.pool.query('analyze submissions');
  }, 120_000);
  afterAll(() => server.stop());

  async function scansOf(
    part: Partial<SubmissionListQuery>,
    cursor?: ListCursor,
  ): Promise<readonly PlanNode[]> {
    const query = { page: 1, limit, filter: {}, reject: {}, ...part };
    const sort = query.sort ?? '!created_at';
    const caller = {
      id: user.id,
      name: 'x',
      permissions: new Set<Permission>(),
      grantId: null,
      mustChangePassword: false,
      endpointPermissions: new Set<Permission>(),
      isRoot: false,
    };
    const parts = listParts(query);
    const shown = { caller, query, parts, sort, cursor, offset: 0, limit };
    const plans = await server.transaction(server.tenants.demo)(async (tx) => {
      await readInOrder(tx);
      const page = submissionPageQuery(tx, shown, { today: '2026-01-01' });
      return page.explain<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>('json', sql`analyze`);
    });
    return plans.flatMap(({ 'QUERY PLAN': [plan] }) => (plan ? scansIn(plan.Plan) : []));
  }

  const middle = (sort: SubmissionSort): ListCursor => ({
    sort,
    position: 20_000,
    value: sort.endsWith('title') ? 'PF-015000' : (Date.UTC(2021, 0) + 15_000 * 60_000) * 1000,
    id: '01770000-0000-7000-8000-000000000000',
  });
  const views = (): readonly [string, Partial<SubmissionListQuery>, ListCursor?][] => [
    ...sorts.flatMap((sort): [string, Partial<SubmissionListQuery>, ListCursor?][] => [
      [`all forms by ${sort}`, { sort }],
      [`one form by ${sort}`, { sort, filter: { form_id: formId } }],
      [`all forms by ${sort} from the middle`, { sort }, middle(sort)],
      [`one form by ${sort} from the middle`, { sort, filter: { form_id: formId } }, middle(sort)],
    ]),
    ['one status', { filter: { form_id: formId, status: 'payment_pending' } }],
    ['one state', { filter: { form_id: formId, state: 'saved' } }],
    ['one environment', { filter: { environment: 'test' } }],
    ['tests', { filter: { is_test: 'true' } }],
    ['not handled', { filter: { is_handled: 'false' } }],
    ['mine, newest first', { filter: { assigned_to: 'me', is_handled: 'false' } }],
    ['mine by number', { sort: 'title', filter: { assigned_to: 'me' } }],
    ['with a label', { filter: { label: '01770000-0000-7000-8000-000000000000' } }],
    ['without a status', { reject: { status: 'final' } }],
    ['a number', { search: 'PF-000123' }],
    ['a name', { search: 'melding' }],
  ];

  test('read submissions through the indexes of the list, led by the tenant', async () => {
    for (const [name, part, cursor] of views()) {
      for (const scan of await scansOf(part, cursor)) {
        expect(scan['Index Name'] ?? scan['Node Type'], name).toMatch(
          /^submissions_(pkey|by_number|of_form_by_\w+|by_\w+_of_all|by_assignee)$/,
        );
        expect(scan['Index Cond'], name).toContain('tenant_id');
      }
    }
  });

  test('read as many rows as they show and count, and skip none', async () => {
    for (const [name, part, cursor] of views()) {
      const rows = (await scansOf(part, cursor)).map(readRows).reduce((sum, read) => sum + read, 0);
      expect(rows, name).toBeLessThanOrEqual(10_001 + 2 * partCount * limit);
    }
  });
});

function scansIn(node: PlanNode): readonly PlanNode[] {
  const below = (node.Plans ?? []).flatMap(scansIn);
  return node['Relation Name'] === 'submissions' ? [node, ...below] : below;
}

function readRows(node: PlanNode): number {
  const { 'Actual Rows': shown, 'Rows Removed by Filter': skipped = 0 } = node;
  return (shown + skipped) * node['Actual Loops'];
}
