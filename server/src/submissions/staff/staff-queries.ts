import { sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DeliveryState } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { isVisibleTo, roleOf } from '../../forms/visible-forms.ts';
import { isOneOfRows } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isRestrictedOn } from '../holds/holds-queries.ts';
import { handlingColumns } from './handling/handling-queries.ts';
import { countFound, selectIds, type ListSelection } from './list/list-queries.ts';
import { paymentStateOf } from './list/payment-filter.ts';

type Tx = Transaction<Database>;

/**
 * The list reads indexes in order and stops early. The planner has only average sizes of parts, so
 * for a large part it would first collect a bitmap of all rows.
 */
export async function readInOrder(tx: Tx): Promise<void> {
  await sql`select set_config('enable_bitmapscan', 'off', true)`.execute(tx);
}

/**
 * Returns the rows of the list and their number (one more than the limit means that there are
 * more), in one round trip. `today`: the day on which a submission is restricted or not; `fields`: the fields whose stored
 * answers the rows contain.
 */
export function submissionPageQuery(
  tx: Tx,
  selection: ListSelection,
  { today, fields = [] }: { readonly today: string; readonly fields?: readonly string[] },
) {
  const direction = selection.sort.startsWith('!') ? sql`desc` : sql`asc`;
  const field = selection.sort.replace('!', '');
  const rows = selectSummaries(tx, selection.caller)
    .select(storedAnswersOf(fields))
    .select(isRestrictedOn(today).as('is_restricted'))
    .where((eb) => isOneOfRows(eb.ref('submissions.id'), selectIds(tx, selection)))
    .orderBy(sql`${sql.ref(`submissions.${field}`)} ${direction} nulls last`)
    .orderBy(sql`submissions.id ${direction}`);
  return tx.selectNoFrom([countFound(tx, selection).as('total'), jsonArrayFrom(rows).as('rows')]);
}

/** The stored answers to some fields: those in plain text, and all sealed ones as base64. */
function storedAnswersOf(fields: readonly string[]) {
  const isAsked = fields.length > 0;
  const open = sql<Answers | null>`(select jsonb_object_agg(answer.key, answer.value)
    from jsonb_each(submissions.answers) as answer where answer.key = any(${fields}::text[]))`;
  const sealed = sql<string | null>`encode(submissions.sealed_answers, 'base64')`;
  return [
    (isAsked ? open : sql<null>`null::jsonb`).as('open_answers'),
    (isAsked ? sealed : sql<null>`null::text`).as('sealed_text'),
  ] as const;
}

/** The versions with the texts with which their answers are read. */
export function selectVersionsOf(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('form_versions')
    .select([
      'id',
      'title',
      'description',
      'settings',
      'languages',
      'translations',
      'translation_notes',
      'definition',
    ])
    .where('id', 'in', [...ids])
    .execute();
}

/** Returns the submission with its answers, and the pages of its version. */
export function selectSubmission(tx: Tx, caller: Caller, id: string) {
  return selectSummaries(tx, caller)
    .select([
      'submissions.answers',
      'submissions.sealed_answers',
      'submissions.sealed_variables',
      'submissions.locale',
      'submissions.statements',
      'form_versions.definition',
    ])
    .where('submissions.id', '=', id)
    .where(isVisibleTo(caller))
    .executeTakeFirst();
}

/** The texts of a version in every language, besides those of its pages. */
export function selectVersionTexts(tx: Tx, id: string) {
  return tx
    .selectFrom('form_versions')
    .select(['title', 'description', 'settings', 'languages', 'translations', 'translation_notes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof selectSubmission>>>;
/** A row of a list; its timestamps are text when they were read from JSON. */
export type SubmissionSummaryRow = {
  [
    K in keyof Omit<
      SubmissionRow,
      'answers' | 'sealed_answers' | 'sealed_variables' | 'locale' | 'statements' | 'definition'
    >
  ]: SubmissionRow[K] extends infer Value ? (Value extends Date ? Date | string : Value) : never;
};

/** The worst state of the deliveries of a submission. */
const deliveryStateOf = sql<DeliveryState | null>`(select case
    when bool_or(delivery.state = 'failed') then 'failed'
    when bool_or(delivery.state = 'waiting') then 'waiting'
    when count(*) > 0 then 'delivered' end
  from submission_deliveries as delivery where delivery.submission_id = submissions.id)`;

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
      'submissions.filled_in_by_name',
      sql<number>`(select count(*)::int from submission_deliveries as delivery
        where delivery.submission_id = submissions.id and delivery.state = 'failed')`.as(
        'failed_deliveries',
      ),
      deliveryStateOf.as('delivery'),
      paymentStateOf.as('payment'),
      ...handlingColumns(eb),
    ]);
}

export async function deleteSubmissionRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('submissions').where('id', '=', id).execute();
}
