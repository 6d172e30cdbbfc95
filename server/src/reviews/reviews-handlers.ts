import type { reviewsContract } from '@form-builder/core/contract/staff/forms/reviews.ts';
import { getForm } from '../forms/get-form.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { groupReviews } from './group-reviews.ts';
import { selectMoves } from './moves-query.ts';

/** The handlers of the reviews of a form. */
export const reviewsHandlers: Handlers<typeof reviewsContract> = {
  listReviews: ({ caller, params, query, transaction }) =>
    transaction(async (tx) => {
      const form = await getForm(tx, caller, params.id);
      // A form has tens of proposals, so that all are read to group them.
      const newestFirst = groupReviews(await selectMoves(tx, form.id));
      const reviews = query.sort === 'at' ? newestFirst.toReversed() : newestFirst;
      const start = (query.page - 1) * query.limit;
      return listAnswer(reviews.slice(start, start + query.limit), reviews.length, query);
    }),
};
