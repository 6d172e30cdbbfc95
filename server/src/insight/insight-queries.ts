import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { visitKinds } from '@form-builder/core/contract/visitor/visit-counts.ts';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import { isReadableBy } from '../forms/visible-forms.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

type Tx = Transaction<Database>;

/** A condition on `visit_counts`: the forms whose counts are read. */
type WhichForms = (eb: ExpressionBuilder<Database, 'visit_counts'>) => Expression<SqlBool>;

/** The counts to read. */
export interface InsightScope {
  readonly forms: WhichForms;
  readonly environment: EnvironmentId;
  readonly from: string;
  readonly to: string;
  /** Only the visits of this version. */
  readonly versionId?: string | undefined;
}

/** The counts of one form. */
export const ofForm =
  (id: string): WhichForms =>
  (eb) =>
    eb('visit_counts.form_id', '=', id);

/** The counts of all forms that the caller may read. */
export const readableBy =
  (caller: Caller): WhichForms =>
  (eb) =>
    eb.exists(
      eb
        .selectFrom('forms')
        .select('forms.id')
        .whereRef('forms.tenant_id', '=', 'visit_counts.tenant_id')
        .whereRef('forms.id', '=', 'visit_counts.form_id')
        .where(isReadableBy(caller)),
    );

const countsIn = (tx: Tx, { forms, environment, from, to, versionId }: InsightScope) =>
  tx
    .selectFrom('visit_counts')
    .where(forms)
    .where('visit_counts.environment', '=', environment)
    .where('visit_counts.day', '>=', from)
    .where('visit_counts.day', '<=', to)
    .$if(versionId !== undefined, (of) =>
      of.where('visit_counts.version_id', '=', versionId ?? ''),
    );

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

/** The visits by form and what they came to. */
export function selectVisitedForms(tx: Tx, scope: InsightScope) {
  return countsIn(tx, scope)
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'visit_counts.tenant_id')
        .onRef('forms.id', '=', 'visit_counts.form_id'),
    )
    .select((eb) => [
      'forms.id',
      'forms.name',
      'visit_counts.kind',
      eb.fn.sum<string>('visit_counts.count').as('count'),
    ])
    .where('visit_counts.kind', 'in', visitKinds)
    .groupBy(['forms.id', 'forms.name', 'visit_counts.kind'])
    .orderBy('forms.name')
    .execute();
}
export type VisitedFormRow = Awaited<ReturnType<typeof selectVisitedForms>>[number];

/** The visits by version and what they came to, the newest version first. */
export function selectVisitsByVersion(tx: Tx, scope: InsightScope) {
  return countsIn(tx, scope)
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'visit_counts.tenant_id')
        .onRef('form_versions.id', '=', 'visit_counts.version_id'),
    )
    .select((eb) => [
      'form_versions.id',
      'form_versions.number',
      'visit_counts.kind',
      eb.fn.sum<string>('visit_counts.count').as('count'),
    ])
    .where('visit_counts.kind', 'in', visitKinds)
    .groupBy(['form_versions.id', 'form_versions.number', 'visit_counts.kind'])
    .orderBy('form_versions.number', 'desc')
    .execute();
}
export type VersionVisitRow = Awaited<ReturnType<typeof selectVisitsByVersion>>[number];

const shareKinds = ['device', 'language'] as const;

/** The counts of devices and languages. */
export function selectShares(tx: Tx, scope: InsightScope) {
  return countsIn(tx, scope)
    .select((eb) => ['kind', 'subject', 'time', eb.fn.sum<string>('count').as('count')])
    .where('kind', 'in', shareKinds)
    .groupBy(['kind', 'subject', 'time'])
    .execute();
}

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
