import type {
  SubmissionNeighbour,
  submissionsContract,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { sql, type Transaction } from 'kysely';
import { isVisibleTo } from '../../../forms/visible-forms.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isOneOfRows } from '../../../platform/database/criteria.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../../platform/request-error.ts';
import { readInOrder } from '../staff-queries.ts';
import type { ListCursor, SubmissionSort } from './list-cursor.ts';
import { listParts } from './list-filters.ts';
import { selectIds, type ListSelection } from './list-queries.ts';
import { assertMayFilter, assertPeriods } from './list-submissions.ts';

type Tx = Transaction<Database>;
type Handler = Handlers<typeof submissionsContract>['getSubmissionNeighbours'];

/** Finds the rows beside a submission by its place in the order, so that the length of the list does not count. */
export const readNeighbours: Handler = ({ caller, params, query: asked, language, transaction }) =>
  transaction(async (tx) => {
    const query = { ...asked, page: 1, limit: 1 };
    const sort = query.sort ?? '!created_at';
    assertPeriods(query, language);
    assertMayFilter(caller, query);
    const cursor = await findPlace(tx, caller, params.id, sort);
    if (cursor === undefined) throw new RequestError('not_found');
    await readInOrder(tx);
    const selection = { caller, query, parts: listParts(query), cursor, offset: 0, limit: 1 };
    const previous = { ...selection, sort: reverseOf(sort), isBackward: true };
    return {
      data: {
        previous: await selectFirst(tx, previous),
        next: await selectFirst(tx, { ...selection, sort }),
      },
    };
  });

/** The sort value of the row, as exactly as the database stores it. */
async function findPlace(
  tx: Tx,
  caller: Caller,
  id: string,
  sort: SubmissionSort,
): Promise<ListCursor | undefined> {
  const place = await tx
    .selectFrom('submissions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'submissions.tenant_id')
        .onRef('forms.id', '=', 'submissions.form_id'),
    )
    .select([
      'submissions.title',
      microsecondsOf('submissions.created_at').as('created_at'),
      microsecondsOf('submissions.completed_at').as('completed_at'),
    ])
    .where('submissions.id', '=', id)
    .where(isVisibleTo(caller))
    .executeTakeFirst();
  // The text without the mark is a sortable field.
  const field = sort.replace('!', '') as 'title' | 'created_at' | 'completed_at';
  return place && { sort, position: 0, value: place[field], id };
}

const microsecondsOf = (column: string) =>
  sql<number | null>`(extract(epoch from ${sql.ref(column)}) * 1000000)::float8`;

const reverseOf = (sort: SubmissionSort): SubmissionSort =>
  // Every sort has its reverse, which the type of a template cannot express.
  (sort.startsWith('!') ? sort.slice(1) : `!${sort}`) as SubmissionSort;

async function selectFirst(tx: Tx, selection: ListSelection): Promise<SubmissionNeighbour | null> {
  const row = await tx
    .selectFrom('submissions')
    .select(['id', 'form_id', 'title'])
    .where((eb) => isOneOfRows(eb.ref('submissions.id'), selectIds(tx, selection)))
    .executeTakeFirst();
  return row ?? null;
}
