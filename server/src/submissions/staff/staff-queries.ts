import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type * as v from 'valibot';
import type { submissionsContract } from '@form-builder/core/contract/staff/submissions.ts';
import { isVisibleTo, roleOf } from '../../forms/visible-forms.ts';
import {
  containsText,
  countRows,
  filterConditions,
  isOneOfRows,
  isOneOf,
  isOneOfIds,
  parseSort,
  type Criterion,
} from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';

type Tx = Transaction<Database>;
type Eb = ExpressionBuilder<Database, 'submissions'>;

/** The query of the list of submissions. */
export type SubmissionListQuery = v.InferOutput<typeof submissionsContract.listSubmissions.query>;

const criteria: Readonly<Record<keyof NonNullable<SubmissionListQuery['filter']>, Criterion<Eb>>> =
  {
    form_id: (eb, ids) => isOneOfIds(eb.ref('submissions.form_id'), ids),
    status: (eb, statuses) => isOneOf(eb.ref('submissions.status'), statuses),
    environment: (eb, ids) => isOneOf(eb.ref('submissions.environment'), ids),
    is_test: (eb, values) => isOneOf(sql`${eb.ref('submissions.is_test')}::text`, values),
  };

type Direction = 'asc' | 'desc';

/** Missing values (the number of a draft) come last in both directions. */
const orders = {
  created_at: (direction: Direction) => sql`submissions.created_at ${sql.raw(direction)}`,
  completed_at: (direction: Direction) =>
    sql`submissions.completed_at ${sql.raw(direction)} nulls last`,
  title: (direction: Direction) => sql`submissions.title ${sql.raw(direction)} nulls last`,
};

/** One page of the submissions of forms the caller may see, in one round trip. */
export async function selectSubmissionPage(tx: Tx, caller: Caller, query: SubmissionListQuery) {
  const [field, direction] = parseSort<keyof typeof orders>(query.sort ?? '!created_at');
  const matches = (eb: Eb): Expression<SqlBool> =>
    eb.and([
      isOfVisibleForm(eb, caller),
      ...(query.search === undefined ? [] : [holdsText(eb, query.search)]),
      ...filterConditions(eb, criteria, query),
    ]);
  const order = orders[field](direction);
  const ids = tx
    .selectFrom('submissions')
    .select('submissions.id')
    .where(matches)
    .orderBy(order)
    .orderBy('submissions.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const page = selectSummaries(tx, caller)
    .where((eb) => isOneOfRows(eb.ref('submissions.id'), ids))
    .orderBy(order)
    .orderBy('submissions.id');
  return tx
    .selectNoFrom([
      tx
        .selectFrom('submissions')
        .where(matches)
        .select(countRows.as('n'))
        .$asScalar()
        .$notNull()
        .as('total'),
      jsonArrayFrom(page).as('rows'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The forms that are hidden from the caller are few and selected once; a join would read the form
 * of every counted submission.
 */
function isOfVisibleForm(eb: Eb, caller: Caller): Expression<SqlBool> {
  if (caller.isRoot) return eb.lit(true);
  const hidden = eb
    .selectFrom('forms')
    .select('forms.id')
    .where((form) => form.not(isVisibleTo(caller)(form)));
  return eb('submissions.form_id', 'not in', hidden);
}

function holdsText(eb: Eb, search: string): Expression<SqlBool> {
  const title = sql<string>`coalesce(${eb.ref('submissions.title')}, '')`;
  const forms = eb
    .selectFrom('forms')
    .select('forms.id')
    .where((form) => containsText(form.ref('forms.name'), search));
  return eb.or([containsText(title, search), isOneOfRows(eb.ref('submissions.form_id'), forms)]);
}

/** The submission with its answers and the pages they were given in. */
export function selectSubmission(tx: Tx, caller: Caller, id: string) {
  return selectSummaries(tx, caller)
    .select(['submissions.answers', 'submissions.locale', 'form_versions.definition'])
    .where('submissions.id', '=', id)
    .where(isVisibleTo(caller))
    .executeTakeFirst();
}

export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof selectSubmission>>>;
/** A row of a list: its instants are text when they came inside JSON. */
export type SubmissionSummaryRow = {
  [
    K in keyof Omit<SubmissionRow, 'answers' | 'locale' | 'definition'>
  ]: SubmissionRow[K] extends infer Value ? (Value extends Date ? Date | string : Value) : never;
};

function selectSummaries(tx: Tx, caller: Caller) {
  return tx
    .selectFrom('submissions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'submissions.tenant_id')
        .onRef('forms.id', '=', 'submissions.form_id'),
    )
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'submissions.tenant_id')
        .onRef('form_versions.id', '=', 'submissions.version_id'),
    )
    .select((eb) => [
      'submissions.id',
      'submissions.title',
      'submissions.form_id',
      'forms.name as form_title',
      'forms.confidentiality_level',
      roleOf(caller)(eb).as('role'),
      'submissions.version_id as form_version_id',
      'form_versions.number as version_number',
      'submissions.environment',
      'submissions.status',
      'submissions.awaits',
      'submissions.is_test',
      'submissions.saved_at',
      'submissions.aborted_at',
      'submissions.created_at',
      'submissions.updated_at',
      'submissions.completed_at',
    ]);
}

export async function deleteSubmissionRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('submissions').where('id', '=', id).execute();
}
