import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Transaction,
  type Updateable,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { maxSubmissionsCounted } from '@form-builder/core/contract/staff/forms/forms.ts';
import { countRows, isOneOfRows, parseSort } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isUnlocked } from './version-lock.ts';
import type { FormMembersTable, FormsTable } from './forms-tables.ts';
import { formCriteria, type FormListQuery, type SearchCriterion } from './forms-criteria.ts';
import { selectPerson } from './select-person.ts';
import { isReadableBy, roleOf } from './visible-forms.ts';

type Tx = Transaction<Database>;

/**
 * Returns one page of the forms that the caller may see, and their total number, in one round trip.
 */
export async function selectFormPage(
  tx: Tx,
  caller: Caller,
  query: FormListQuery,
  search?: SearchCriterion,
) {
  const matches = formCriteria(caller, query, search);
  const [field, direction] = parseSort<keyof typeof orders>(query.sort ?? '!updated_at');
  const ids = tx
    .selectFrom('forms')
    .select('forms.id')
    .where(matches)
    .orderBy(orders[field], direction)
    .orderBy('forms.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const page = selectForms(tx, caller)
    .where((eb) => isOneOfRows(eb.ref('forms.id'), ids))
    .orderBy(orders[field], direction)
    .orderBy('forms.id');
  return tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('forms')
        .where(matches)
        .select(countRows.as('n'))
        .$asScalar()
        .$notNull()
        .as('total'),
      jsonArrayFrom(page).as('rows'),
    ])
    .executeTakeFirstOrThrow();
}

/** Finds the form with this id, unless it is hidden from the caller. */
export function selectForm(tx: Tx, caller: Caller, id: string) {
  return tx
    .selectNoFrom(
      jsonObjectFrom(
        selectForms(tx, caller).where('forms.id', '=', id).where(isReadableBy(caller)),
      ).as('form'),
    )
    .executeTakeFirstOrThrow()
    .then(({ form }) => form ?? undefined);
}

/** A form as `presentForm` needs it. */
export type FormRow = NonNullable<Awaited<ReturnType<typeof selectForm>>>;

function selectForms(tx: Tx, caller: Caller) {
  return tx
    .selectFrom('forms')
    .select((eb) => [
      'forms.id',
      'forms.name',
      'forms.type',
      'forms.confidentiality_level',
      'forms.number_prefix',
      'forms.is_numbering_enabled',
      'forms.revision',
      'forms.created_at',
      'forms.updated_at',
      'forms.archived_at',
      roleOf(caller)(eb).as('role'),
      selectPerson(eb.ref('forms.tenant_id'), eb.ref('forms.created_by')).as('user'),
      jsonObjectFrom(versionsOf(eb).orderBy('form_versions.number', 'desc').limit(1)).as(
        'latest_version',
      ),
      jsonObjectFrom(
        versionsOf(eb).where(isUnlocked()).orderBy('form_versions.number', 'desc').limit(1),
      ).as('draft'),
      jsonArrayFrom(publishedOf(eb)).as('published'),
      submissionCount(eb).as('submission_count'),
      useCount(eb).as('use_count'),
    ]);
}

function versionsOf(eb: ExpressionBuilder<Database, 'forms'>) {
  return eb
    .selectFrom('form_versions')
    .select(['form_versions.id', 'form_versions.number', 'form_versions.title'])
    .whereRef('form_versions.tenant_id', '=', 'forms.tenant_id')
    .whereRef('form_versions.form_id', '=', 'forms.id');
}

function publishedOf(eb: ExpressionBuilder<Database, 'forms'>) {
  return eb
    .selectFrom('version_environments')
    .innerJoin('environments', (join) =>
      join
        .onRef('environments.tenant_id', '=', 'version_environments.tenant_id')
        .onRef('environments.id', '=', 'version_environments.environment'),
    )
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'version_environments.tenant_id')
        .onRef('form_versions.id', '=', 'version_environments.version_id'),
    )
    .select([
      'version_environments.environment',
      'version_environments.version_id',
      'form_versions.number',
      'version_environments.at',
    ])
    .whereRef('version_environments.tenant_id', '=', 'forms.tenant_id')
    .whereRef('version_environments.form_id', '=', 'forms.id')
    .where('version_environments.state', '=', 'published')
    .orderBy('environments.sort_order');
}

/** The maximum that is counted, because the list counts for 25 forms at a time. */
function submissionCount(eb: ExpressionBuilder<Database, 'forms'>) {
  const counted = eb
    .selectFrom('submissions')
    .select('submissions.form_id')
    .whereRef('submissions.tenant_id', '=', 'forms.tenant_id')
    .whereRef('submissions.form_id', '=', 'forms.id')
    .limit(maxSubmissionsCounted);
  return eb.selectFrom(counted.as('counted')).select(countRows.as('n')).$asScalar().$notNull();
}

/** The number of forms with a version that uses any version of the building block. */
function useCount(eb: ExpressionBuilder<Database, 'forms'>) {
  return usesOf(eb)
    .select((of) => of.fn.count<number>('using.form_id').distinct().as('n'))
    .$asScalar()
    .$notNull();
}

function usesOf(eb: ExpressionBuilder<Database, 'forms'>) {
  return eb
    .selectFrom('form_versions as used')
    .innerJoin('version_templates', (join) =>
      join
        .onRef('version_templates.tenant_id', '=', 'used.tenant_id')
        .onRef('version_templates.template_version_id', '=', 'used.id'),
    )
    .innerJoin('form_versions as using', (join) =>
      join
        .onRef('using.tenant_id', '=', 'version_templates.tenant_id')
        .onRef('using.id', '=', 'version_templates.version_id'),
    )
    .whereRef('used.tenant_id', '=', 'forms.tenant_id')
    .whereRef('used.form_id', '=', 'forms.id');
}

const orders = {
  name: sql`lower(forms.name)`,
  created_at: sql`forms.created_at`,
  updated_at: sql`forms.updated_at`,
};

/** Locks the form's row until the transaction ends, so that changes of one form are serialised. */
export async function lockForm(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('forms').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Locks the row of a version's form until the transaction ends. */
export async function lockFormOfVersion(tx: Tx, versionId: string): Promise<void> {
  await tx
    .selectFrom('forms')
    .select('id')
    .where('id', '=', (eb) =>
      eb.selectFrom('form_versions').select('form_id').where('id', '=', versionId),
    )
    .forNoKeyUpdate()
    .execute();
}

/** Records that the form changed. */
export async function touchForm(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('forms').set({ updated_at: at }).where('id', '=', id).execute();
}

export async function insertFormRow(tx: Tx, row: Insertable<FormsTable>): Promise<void> {
  await tx.insertInto('forms').values(row).execute();
}

export async function insertMember(tx: Tx, row: Insertable<FormMembersTable>): Promise<void> {
  await tx.insertInto('form_members').values(row).execute();
}

/** Updates the form if it still has `revision`; returns whether it did. */
export async function updateFormRow(
  tx: Tx,
  id: string,
  revision: number,
  change: Updateable<FormsTable>,
) {
  const result = await tx
    .updateTable('forms')
    .set(change)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Archives a form or, without an instant, restores it. */
export async function archiveFormRow(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('forms')
    .set((eb) => ({ archived_at: at, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteFormRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('forms').where('id', '=', id).execute();
}
