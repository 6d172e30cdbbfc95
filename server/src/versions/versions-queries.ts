import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type SqlBool,
  type Transaction,
  type Updateable,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type * as v from 'valibot';
import type { versionsContract } from '@form-builder/core/contract/staff/forms/versions.ts';
import { selectPerson } from '../forms/select-person.ts';
import { isReadableBy, roleOf } from '../forms/visible-forms.ts';
import {
  containsText,
  countRows,
  filterConditions,
  isOneOfRows,
  isOneOfIds,
  parseSort,
  type Criterion,
} from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { askedReviewers } from './reviewers/reviewers-queries.ts';
import type { FormVersionsTable } from './versions-tables.ts';

type Tx = Transaction<Database>;
type Eb = ExpressionBuilder<Database, 'form_versions' | 'forms'>;

/** The query of the list of versions. */
export type VersionListQuery = v.InferOutput<typeof versionsContract.listVersions.query>;

const criteria: Readonly<Record<keyof NonNullable<VersionListQuery['filter']>, Criterion<Eb>>> = {
  form_id: (eb, ids) => isOneOfIds(eb.ref('form_versions.form_id'), ids),
};

const orders = {
  number: sql`form_versions.number`,
  created_at: sql`form_versions.created_at`,
  updated_at: sql`form_versions.updated_at`,
};

/** One page of the versions whose form the caller may see, without their pages. */
export async function selectVersionPage(tx: Tx, caller: Caller, query: VersionListQuery) {
  const [field, direction] = parseSort<keyof typeof orders>(query.sort ?? '!number');
  const matches = (eb: Eb): Expression<SqlBool> =>
    eb.and([
      isReadableBy(caller)(eb),
      // Building blocks are listed one by one: people who follow versions follow those of forms.
      ...(query.filter.form_id === undefined ? [eb('forms.type', '=', 'form')] : []),
      ...(query.search === undefined
        ? []
        : [containsText(eb.ref('form_versions.title'), query.search)]),
      ...filterConditions(eb, criteria, query),
    ]);
  const ids = fromVersions(tx)
    .select('form_versions.id')
    .where(matches)
    .orderBy(orders[field], direction)
    .orderBy('form_versions.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const page = selectSummaries(tx, caller)
    .where((eb) => isOneOfRows(eb.ref('form_versions.id'), ids))
    .orderBy(orders[field], direction)
    .orderBy('form_versions.id');
  return tx
    .selectNoFrom([
      fromVersions(tx).where(matches).select(countRows.as('n')).$asScalar().$notNull().as('total'),
      jsonArrayFrom(page).as('rows'),
    ])
    .executeTakeFirstOrThrow();
}

/** The version without its pages, unless its form is hidden from the caller. */
export async function selectVersionSummary(tx: Tx, caller: Caller, id: string) {
  const query = selectSummaries(tx, caller)
    .where('form_versions.id', '=', id)
    .where(isReadableBy(caller));
  const { row } = await tx.selectNoFrom(jsonObjectFrom(query).as('row')).executeTakeFirstOrThrow();
  return row ?? undefined;
}

/** A version as `presentVersionSummary` needs it. */
export type VersionSummaryRow = NonNullable<Awaited<ReturnType<typeof selectVersionSummary>>>;

/** The whole version, unless its form is hidden from the caller. */
export async function selectVersion(tx: Tx, caller: Caller, id: string) {
  const query = selectSummaries(tx, caller)
    .select([
      'form_versions.languages',
      'form_versions.translations',
      'form_versions.translation_notes',
      'form_versions.definition',
      'form_versions.settings',
      'form_versions.submission_settings',
      'form_versions.theme_settings',
    ])
    .where('form_versions.id', '=', id)
    .where(isReadableBy(caller));
  const { row } = await tx.selectNoFrom(jsonObjectFrom(query).as('row')).executeTakeFirstOrThrow();
  return row ?? undefined;
}

/** A version as `presentVersion` needs it. */
export type VersionRow = NonNullable<Awaited<ReturnType<typeof selectVersion>>>;

function fromVersions(tx: Tx) {
  return tx
    .selectFrom('form_versions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'form_versions.tenant_id')
        .onRef('forms.id', '=', 'form_versions.form_id'),
    );
}

function selectSummaries(tx: Tx, caller: Caller) {
  return fromVersions(tx).select((eb) => [
    'form_versions.id',
    'form_versions.form_id',
    'form_versions.number',
    'form_versions.title',
    'form_versions.description',
    'form_versions.revision',
    'form_versions.created_at',
    'form_versions.updated_at',
    'forms.name as form_title',
    'forms.type',
    'forms.confidentiality_level',
    'forms.archived_at',
    roleOf(caller)(eb).as('role'),
    selectPerson(eb.ref('form_versions.tenant_id'), eb.ref('form_versions.updated_by')).as(
      'changed_by',
    ),
    jsonArrayFrom(environmentsOf(eb)).as('environments'),
    jsonArrayFrom(scheduledOf(eb)).as('scheduled_publications'),
  ]);
}

function environmentsOf(eb: Eb) {
  return eb
    .selectFrom('version_environments')
    .innerJoin('environments', (join) =>
      join
        .onRef('environments.tenant_id', '=', 'version_environments.tenant_id')
        .onRef('environments.id', '=', 'version_environments.environment'),
    )
    .select((of) => [
      'version_environments.environment as id',
      'version_environments.state',
      'version_environments.at',
      'version_environments.remark',
      'version_environments.first_published_at',
      selectPerson(
        of.ref('version_environments.tenant_id'),
        of.ref('version_environments.user_id'),
      ).as('user'),
      jsonArrayFrom(askedReviewers(of)).as('reviewers'),
    ])
    .whereRef('version_environments.tenant_id', '=', 'form_versions.tenant_id')
    .whereRef('version_environments.version_id', '=', 'form_versions.id')
    .orderBy('environments.sort_order');
}

function scheduledOf(eb: Eb) {
  return eb
    .selectFrom('scheduled_publications as scheduled')
    .select((of) => [
      'scheduled.environment',
      'scheduled.planned_at',
      'scheduled.remark',
      'scheduled.failure',
      'scheduled.failed_at',
      selectPerson(of.ref('scheduled.tenant_id'), of.ref('scheduled.user_id')).as('user'),
    ])
    .whereRef('scheduled.tenant_id', '=', 'form_versions.tenant_id')
    .whereRef('scheduled.version_id', '=', 'form_versions.id')
    .orderBy('scheduled.planned_at')
    .orderBy('scheduled.environment');
}

/** The newest version of a form. */
export async function selectLatestVersionId(tx: Tx, formId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('form_versions')
    .select('id')
    .where('form_id', '=', formId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The number after the highest; the form must be locked. */
export async function nextVersionNumber(tx: Tx, formId: string): Promise<number> {
  const { next } = await tx
    .selectFrom('form_versions')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow();
  return next;
}

/** How many versions a form has. */
export async function countVersions(tx: Tx, formId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('form_versions')
    .select(countRows.as('n'))
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertVersionRow(tx: Tx, row: Insertable<FormVersionsTable>): Promise<void> {
  await tx.insertInto('form_versions').values(row).execute();
}

/** Writes the change when the version still has `revision`; returns whether it had. */
export async function updateVersionRow(
  tx: Tx,
  id: string,
  revision: number,
  change: Updateable<FormVersionsTable>,
) {
  const result = await tx
    .updateTable('form_versions')
    .set(change)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteVersionRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('form_versions').where('id', '=', id).execute();
}
