import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { visitKinds } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The counts to read. */
interface InsightScope {
  readonly formId: string;
  readonly environment: EnvironmentId;
  readonly from: string;
  readonly to: string;
}

const countsIn = (tx: Tx, { formId, environment, from, to }: InsightScope) =>
  tx
    .selectFrom('visit_counts')
    .where('form_id', '=', formId)
    .where('environment', '=', environment)
    .where('day', '>=', from)
    .where('day', '<=', to);

/** The visits by day and what they came to. */
export function selectVisits(tx: Tx, scope: InsightScope) {
  return countsIn(tx, scope)
    .select((eb) => [
      // As text: the driver turns a date into midnight in the server's time zone.
      sql<string>`day::text`.as('day'),
      'kind',
      eb.fn.sum<string>('count').as('count'),
    ])
    .where('kind', 'in', visitKinds)
    .groupBy(['day', 'kind'])
    .execute();
}
export type VisitRow = Awaited<ReturnType<typeof selectVisits>>[number];

/** The counts of pages, fields, devices and languages. */
export function selectPartCounts(tx: Tx, scope: InsightScope) {
  return countsIn(tx, scope)
    .select((eb) => ['kind', 'subject', 'time', eb.fn.sum<string>('count').as('count')])
    .where('kind', 'not in', visitKinds)
    .groupBy(['kind', 'subject', 'time'])
    .execute();
}
export type PartRow = Awaited<ReturnType<typeof selectPartCounts>>[number];

const atMost = 20;

/** The visited versions, newest first. */
export function selectVersions(tx: Tx, scope: InsightScope) {
  return tx
    .selectFrom('form_versions')
    .select('definition')
    .where('id', 'in', countsIn(tx, scope).select('version_id'))
    .orderBy('number', 'desc')
    .limit(atMost)
    .execute();
}
export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];
