import { sql, type InferResult, type RawBuilder, type Transaction } from 'kysely';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { isVisibleTo } from '../forms/visible-forms.ts';
import { isOneOfRows } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isRestrictedOn } from '../submissions/holds/holds-queries.ts';
import { selectIds, type ListSelection } from '../submissions/staff/list/list-queries.ts';
import type { ExportVersion } from './table/export-version.ts';

type Tx = Transaction<Database>;

/** The form, if the caller may see it. */
export function findExportedForm(tx: Tx, caller: Caller, id: string) {
  return tx
    .selectFrom('forms')
    .select(['forms.id', 'forms.name'])
    .where('forms.id', '=', id)
    .where('forms.type', '=', 'form')
    .where(isVisibleTo(caller))
    .executeTakeFirst();
}

/** The versions of a form that have submissions, the newest first. */
export async function selectExportVersions(tx: Tx, formId: string): Promise<ExportVersion[]> {
  const rows = await tx
    .selectFrom('form_versions')
    .select([
      'form_versions.id',
      'number',
      'title',
      'description',
      'settings',
      'languages',
      'translations',
      'translation_notes',
      'definition',
    ])
    .where('form_id', '=', formId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('submissions')
          .select('submissions.id')
          .whereRef('submissions.tenant_id', '=', 'form_versions.tenant_id')
          .whereRef('submissions.version_id', '=', 'form_versions.id'),
      ),
    )
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ definition, ...version }) => ({ ...version, ...definition }));
}

/** The tenant's names for its environments. */
export async function selectEnvironmentNames(
  tx: Tx,
): Promise<Readonly<Partial<Record<EnvironmentId, string>>>> {
  const rows = await tx.selectFrom('environments').select(['id', 'name']).execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** Formats a time in the municipality's time zone. */
const momentOf = (column: 'created_at' | 'completed_at') =>
  sql<string>`to_char(${sql.ref(`submissions.${column}`)} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI')`;

/** The name of the submissions that `selectLoggedRows` reads, for the statement that logs them. */
export const foundRows = 'found';

/**
 * The selected submissions with their answers, in order. `lines` logs them in the same statement (`processingLines`), so that no
 * row is sent to the database once more. `today`: the day on which a submission is restricted or not.
 */
export async function selectLoggedRows(
  tx: Tx,
  selection: ListSelection,
  { lines, today }: { readonly lines: RawBuilder<unknown>; readonly today: string },
): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    with ${sql.table(foundRows)} as ${exportRowsQuery(tx, selection, today)}, logged as (${lines})
    select * from ${sql.table(foundRows)} order by at, id`.execute(tx);
  return rows;
}

type SourceRow = InferResult<ReturnType<typeof exportRowsQuery>>[number];

/** `at`: the sort key, in microseconds since 1970. */
function exportRowsQuery(tx: Tx, selection: ListSelection, today: string) {
  const sort = selection.sort === 'completed_at' ? 'completed_at' : 'created_at';
  return tx
    .selectFrom('submissions')
    .select([
      'submissions.id',
      'submissions.title',
      'submissions.version_id',
      'submissions.environment',
      'submissions.status',
      'submissions.awaits',
      'submissions.saved_at',
      'submissions.aborted_at',
      'submissions.is_test',
      isRestrictedOn(today).as('is_restricted'),
      momentOf('created_at').as('created_moment'),
      momentOf('completed_at').$castTo<string | null>().as('completed_moment'),
      sql<string>`answers::text`.as('answers'),
      'submissions.sealed_answers',
      sql<string>`(extract(epoch from ${sql.ref(`submissions.${sort}`)}) * 1000000)::bigint`.as(
        'at',
      ),
    ])
    .where((eb) => isOneOfRows(eb.ref('submissions.id'), selectIds(tx, selection)));
}
