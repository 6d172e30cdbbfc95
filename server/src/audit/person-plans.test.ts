import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { isAboutPerson } from './person-lines.ts';

/** A node of a plan, as `explain (analyze, format json)` writes it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const person = 'a1b2c3d4e5f60718';
const rowCount = 30_000;

describe.each(databases)('the plan of the logbook of a person on %s', (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    const { id } = server.tenants.demo;
    await server.pool.query(
      `insert into logbook (tenant_id, id, at, action, subject_type, subject_id, details, result, origin, trace_id)
        select $1, gen_random_uuid(), now() - n * interval '1 minute', 'logbook.person_searched', 'submission',
          gen_random_uuid(), jsonb_build_object('pseudonym', md5(n::text)), 'succeeded', 'system',
          decode(md5(n::text), 'hex')
        from generate_series(1, $2::int) as n`,
      [id, rowCount],
    );
    await server.pool.query(
      `insert into processing_log (tenant_id, trace_id, span_id, name, status, started_at, ended_at,
          activity_id, subject_type, subject_id, submission_id, resource)
        select $1, decode(md5(n::text), 'hex'), substring(decode(md5(n::text), 'hex') from 9), 'submission.read', 'ok',
          now(), now(), gen_random_uuid(), 'bsn', md5(n::text), gen_random_uuid(), 'test'
        from generate_series(1, $2::int) as n`,
      [id, rowCount],
    );
    await server.pool.query('analyze logbook');
    await server.pool.query('analyze processing_log');
  }, 120_000);
  afterAll(() => server.stop());

  test('finds the entries by indexes, without reading the whole of a log', async () => {
    const plans = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select('id')
        .where((eb) => isAboutPerson(eb, [person]))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(25)
        .explain<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>('json', sql`analyze`),
    );
    const nodes = plans.flatMap(({ 'QUERY PLAN': [plan] }) => (plan ? nodesIn(plan.Plan) : []));
    const indexes = nodes.map((node) => node['Index Name']);
    expect(indexes).toEqual(
      expect.arrayContaining([
        'logbook_by_pseudonym',
        'logbook_by_subject',
        'logbook_by_trace',
        'processing_log_by_subject',
      ]),
    );
    const whole = nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name']);
    expect(whole).not.toContain('logbook');
    expect(whole).not.toContain('processing_log');
  });
});

const nodesIn = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesIn),
];
