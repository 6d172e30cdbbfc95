import * as v from 'valibot';
import { endpoint, privateAccess } from '../endpoint.ts';
import { itemOf } from '../list.ts';
import { environmentIdSchema, idSchema, instantSchema } from '../shared-schemas.ts';

const maxHours = 720;

export const reviewLinksContract = {
  createReviewLink: endpoint({
    method: 'POST',
    path: '/v0/forms/versions/:id/environments/:environment/review-link',
    summary:
      'Makes a link that shows a proposed or published version in an environment, without an account.',
    access: privateAccess(
      'form-review-test',
      'form-review-acceptance',
      'form-review-production',
      'form-propose-test',
      'form-propose-acceptance',
      'form-propose-production',
    ),
    feature: 'review_links',
    params: v.object({ id: idSchema, environment: environmentIdSchema }),
    body: v.object({
      /** Its validity in hours. */
      hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxHours)), 72),
    }),
    status: 201,
    answer: itemOf(v.object({ url: v.string(), expires_at: instantSchema })),
    errors: ['not_found', 'forbidden', 'transition_not_allowed', 'environment_not_found'],
  }),
} as const;
