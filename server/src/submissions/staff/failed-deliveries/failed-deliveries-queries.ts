import type { deliveriesContract } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type * as v from 'valibot';
import { isVisibleTo } from '../../../forms/visible-forms.ts';
import { countUpToMax } from '../../../platform/database/count-up-to-max.ts';
import {
  filterConditions,
  isOneOf,
  isOneOfIds,
  type Criterion,
} from '../../../platform/database/criteria.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { isOlderThan, type TimedPage } from '../../../platform/http/responses/timed-page.ts';

type Tx = Transaction<Database>;
type Eb = ExpressionBuilder<Database, 'submission_deliveries' | 'submissions'>;
type Query = v.InferOutput<typeof deliveriesContract.listFailedDeliveries.query>;

/** Selects deliveries that failed, for good or for now: those that the caller may see, as a query filters them. */
interface FailedSelection {
  readonly caller: Caller;
  readonly query: Pick<Query, 'filter' | 'reject'>;
}

/** A page of the failed deliveries, newest first. */
export function selectFailedDeliveries(
  tx: Tx,
  selection: FailedSelection,
  { after, offset, limit }: TimedPage,
) {
  return failedDeliveries(tx, selection)
    .select([
      'submission_deliveries.id',
      'submission_deliveries.created_at as at',
      'submission_deliveries.integration',
      'submission_deliveries.provider_id',
      'submission_deliveries.serves_tests',
      'submission_deliveries.state',
      'submission_deliveries.error',
      'submission_deliveries.due_at',
      'submission_deliveries.attempts',
      'submission_deliveries.ended_at',
      'submissions.id as submission_id',
      'submissions.title as submission_title',
      'forms.id as form_id',
      'forms.name as form_title',
    ])
    .select((eb) =>
      eb
        .selectFrom('providers')
        .select('providers.name')
        .whereRef('providers.tenant_id', '=', 'submission_deliveries.tenant_id')
        .whereRef('providers.id', '=', 'submission_deliveries.provider_id')
        .whereRef('providers.serves_tests', '=', 'submission_deliveries.serves_tests')
        .where('providers.kind', '=', 'delivery')
        .as('provider_name'),
    )
    .$if(after !== undefined, (found) =>
      after === undefined
        ? found
        : found.where(
            isOlderThan(after, {
              at: 'submission_deliveries.created_at',
              id: 'submission_deliveries.id',
            }),
          ),
    )
    .orderBy('submission_deliveries.created_at', 'desc')
    .orderBy('submission_deliveries.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type FailedDeliveryRow = Awaited<ReturnType<typeof selectFailedDeliveries>>[number];

/** Counts the failed deliveries, up to one more than the maximum. */
export const countFailedDeliveries = (tx: Tx, selection: FailedSelection): Promise<number> =>
  countUpToMax(tx, failedDeliveries(tx, selection).select('submission_deliveries.id'));

function failedDeliveries(tx: Tx, { caller, query }: FailedSelection) {
  return tx
    .selectFrom('submission_deliveries')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.tenant_id', '=', 'submission_deliveries.tenant_id')
        .onRef('submissions.id', '=', 'submission_deliveries.submission_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'submissions.tenant_id')
        .onRef('forms.id', '=', 'submissions.form_id'),
    )
    .where((eb) =>
      eb.or([
        eb('submission_deliveries.state', '=', 'failed'),
        eb.and([
          eb('submission_deliveries.state', '=', 'waiting'),
          eb('submission_deliveries.attempts', '>', 0),
        ]),
      ]),
    )
    .where(isVisibleTo(caller))
    .where((eb) => eb.and(filterConditions(eb, criteria, query)));
}

const criteria: Readonly<Record<keyof NonNullable<Query['filter']>, Criterion<Eb>>> = {
  provider: (eb, ids) => isOneOf(eb.ref('submission_deliveries.provider_id'), ids),
  state: (eb, states) => isOneOf(eb.ref('submission_deliveries.state'), states),
  error: (eb, errors) => isOneOf(eb.ref('submission_deliveries.error'), errors),
  form_id: (eb, ids) => isOneOfIds(eb.ref('submissions.form_id'), ids),
  stage: (eb, stages) =>
    eb.or(stages.map((stage) => eb('submission_deliveries.serves_tests', '=', stage === 'test'))),
};
