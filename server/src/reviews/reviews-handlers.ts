import type { Review, reviewsContract } from '@form-builder/core/contract/staff/forms/reviews.ts';
import { getForm } from '../forms/get-form.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { groupReviews } from './group-reviews.ts';
import { RequestError } from '../platform/request-error.ts';
import { getVersion } from '../versions/get-version.ts';
import { mayTransition } from '../versions/publication/transition-policy.ts';
import { selectReviewerCandidates } from '../versions/reviewers/reviewers-queries.ts';
import { selectMoves, selectNames } from './moves-query.ts';

/** The handlers of the reviews of a form. */
export const reviewsHandlers: Handlers<typeof reviewsContract> = {
  listReviewers: ({ caller, params, query, transaction }) =>
    transaction(async (tx) => {
      const { id, environment } = params;
      const version = await getVersion({ tx }, caller, id);
      if (!mayTransition(caller, 'propose', environment, version))
        throw new RequestError('forbidden');
      const review = { formId: version.form_id, environment, proposerId: caller.id };
      return { data: await selectReviewerCandidates(tx, review, query.search) };
    }),

  listReviews: ({ caller, params, query, transaction }) =>
    transaction(async (tx) => {
      const form = await getForm(tx, caller, params.id);
      // A form has tens of proposals, so that all are read to group them.
      const moves = await selectMoves(tx, form.id);
      const names = await selectNames(
        tx,
        moves.flatMap(({ details }) => details.reviewers ?? []),
      );
      const newestFirst = groupReviews(moves, names).filter(isAsked(query.filter.asked, caller.id));
      const reviews = query.sort === 'at' ? newestFirst.toReversed() : newestFirst;
      const start = (query.page - 1) * query.limit;
      return listAnswer(reviews.slice(start, start + query.limit), reviews.length, query);
    }),
};

/** Whether a review belongs in the list: without the filter each one does; `me` is the caller. */
function isAsked(asked: string | readonly string[] | undefined, callerId: string) {
  const ids = [asked ?? []].flat().map((id) => (id === 'me' ? callerId : id));
  return ({ steps }: Review): boolean =>
    asked === undefined ||
    steps.some(({ reviewers }) => reviewers.some(({ id }) => ids.includes(id)));
}
