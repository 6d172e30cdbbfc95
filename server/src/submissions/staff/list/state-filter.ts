import {
  statesOfFilter,
  submissionStates,
  type SubmissionSummary,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { SubmissionStatus } from '@form-builder/core/contract/visitor/own-submission.ts';
import { sql, type RawBuilder } from 'kysely';
import type { SubmissionListQuery } from './list-cursor.ts';

type State = SubmissionSummary['state'];
type Query = Pick<SubmissionListQuery, 'filter' | 'reject'>;
type Sql = RawBuilder<unknown>;

/** The stored status of each displayed one. */
const statusOf: Readonly<Record<State, SubmissionStatus>> = {
  draft: 'draft',
  saved: 'draft',
  aborted: 'draft',
  saved_and_aborted: 'draft',
  pending_verification: 'draft',
  payment_pending: 'payment_pending',
  pending_co_signature: 'draft',
  completed: 'final',
};

/** Whether some submissions with this stored status have a displayed one that the list shows. */
export const hasListedState = (query: Query, status: SubmissionStatus): boolean =>
  listedStates(query).some((state) => statusOf[state] === status);

/** True for a submission in one of the states of the list, as `submissionState` names them. */
export function isInState(query: Query): Sql {
  const listed = listedStates(query);
  const isNarrowed = submissionStates.some(
    (state) => statusOf[state] === 'draft' && !listed.includes(state),
  );
  if (!isNarrowed) return sql``;
  return sql`and (s.status <> 'draft' or case
    when s.awaits = 'verification' then 'pending_verification'
    when s.awaits = 'co_signature' then 'pending_co_signature'
    when s.aborted_at is not null and s.saved_at is not null then 'saved_and_aborted'
    when s.aborted_at is not null then 'aborted'
    when s.saved_at is not null then 'saved'
    else 'draft' end = any(${listed}::text[]))`;
}

function listedStates({ filter, reject }: Query): readonly State[] {
  const named = (values: string | string[]) => [values].flat().flatMap(statesOfFilter);
  const wanted = filter.state === undefined ? submissionStates : named(filter.state);
  const unwanted = reject.state === undefined ? [] : named(reject.state);
  return submissionStates.filter((state) => wanted.includes(state) && !unwanted.includes(state));
}
