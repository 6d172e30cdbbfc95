import { sql, type SqlBool, type Transaction } from 'kysely';
import { isVisibleTo } from '../forms/visible-forms.ts';
import {
  containsText,
  countRows,
  filterConditions,
  isOneOfIds,
  parseSort,
} from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

type Tx = Transaction<Database>;
type Criteria = Readonly<
  Partial<Record<'form_id' | 'submission_id' | 'is_active', string | string[]>>
>;

interface HoldList {
  readonly caller: Caller;
  readonly today: string;
  readonly filter?: Criteria;
  readonly reject?: Criteria;
  readonly search?: string | undefined;
  readonly id?: string;
}

const isActiveOn = (today: string) =>
  sql<boolean>`(hold.lifted_at is null and hold.ends_on >= ${today})`;

function holdsOf(tx: Tx, { caller, today, filter, reject, search, id }: HoldList) {
  return tx
    .selectFrom('forms')
    .innerJoin('legal_holds as hold', (join) =>
      join.onRef('hold.tenant_id', '=', 'forms.tenant_id').onRef('hold.form_id', '=', 'forms.id'),
    )
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.tenant_id', '=', 'hold.tenant_id')
        .onRef('submissions.id', '=', 'hold.submission_id'),
    )
    .where(isVisibleTo(caller))
    .where((eb) => eb.and(id === undefined ? [] : [eb('hold.id', '=', id)]))
    .where((eb) =>
      eb.and(
        search === undefined
          ? []
          : [
              eb.or([
                containsText(eb.ref('hold.reason'), search),
                containsText(eb.ref('forms.name'), search),
                containsText(sql<string>`coalesce(submissions.title, '')`, search),
              ]),
            ],
      ),
    )
    .where((eb) =>
      eb.and(
        filterConditions(
          eb,
          {
            form_id: (_, values) => isOneOfIds(eb.ref('hold.form_id'), values),
            // Holds on the submission and on its form.
            submission_id: (_, values) => sql<SqlBool>`exists (
              select from submissions as held
              where ${isOneOfIds(sql`held.id`, values)} and held.form_id = hold.form_id
                and (hold.submission_id is null or hold.submission_id = held.id))`,
            is_active: (_, values) =>
              sql<SqlBool>`${isActiveOn(today)}::text = any(${values}::text[])`,
          },
          { filter, reject },
        ),
      ),
    );
}

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly sort: 'created_at' | 'ends_on' | '!created_at' | '!ends_on';
}

/** A page of holds in an order, and how many there are. */
export async function selectHolds(tx: Tx, list: HoldList, page: Page) {
  const [column, direction] = parseSort(page.sort);
  const rows = await holdsOf(tx, list)
    .selectAll('hold')
    .select([
      'forms.name as form_name',
      'submissions.title as submission_title',
      isActiveOn(list.today).as('is_active'),
    ])
    .orderBy(`hold.${column}`, direction)
    .orderBy('hold.id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await holdsOf(tx, list).select(countRows.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export type HoldRow = Awaited<ReturnType<typeof selectHolds>>['rows'][number];

/** The hold with this id, unless its form is hidden from the caller. */
export async function findHold(tx: Tx, list: HoldList & { readonly id: string }) {
  const { rows } = await selectHolds(tx, list, { limit: 1, offset: 0, sort: '!created_at' });
  return rows[0];
}

/** Whether the submission is one of the form. */
export async function isSubmissionOf(tx: Tx, formId: string, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .where('form_id', '=', formId)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
