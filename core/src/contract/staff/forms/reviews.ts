import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { listOf, listQuery } from '../../list.ts';
import { templatePermissions } from '../../permissions.ts';
import {
  byId,
  environmentIdSchema,
  idSchema,
  instantSchema,
  personSchema,
} from '../../shared-schemas.ts';
import { environmentStates } from './forms.ts';

const reviewStepSchema = v.object({
  /** `null`: the version was changed after it was proposed, which ends the proposal. */
  state: v.nullable(v.picklist(environmentStates)),
  at: instantSchema,
  /** `null` for the system itself. */
  user: v.nullable(personSchema),
  remark: v.nullable(v.string()),
  /** The number of warnings of the form checker at a proposal; `null` for other steps and older entries. */
  warnings: v.nullable(v.number()),
});
/** One step of a review: the proposal, its outcome, or what happened later. */
export type ReviewStep = v.InferOutput<typeof reviewStepSchema>;

const reviewSchema = v.object({
  id: idSchema,
  version: v.object({ id: idSchema, number: v.number(), title: v.string() }),
  environment: environmentIdSchema,
  /** The oldest first: the proposal. */
  steps: v.array(reviewStepSchema),
});
/** The history of one proposal of a version for an environment. */
export type Review = v.InferOutput<typeof reviewSchema>;

export const reviewsContract = {
  listReviews: endpoint({
    method: 'GET',
    path: '/v1/forms/forms/:id/reviews',
    summary:
      'Lists the proposals of the versions of a form with their reviews, the newest proposal first, as far back as the logbook goes.',
    access: privateAccess('form-read', 'form-edit', 'form-create', ...templatePermissions),
    params: byId,
    query: listQuery({ filters: [], sorts: ['at'] }),
    status: 200,
    answer: listOf(reviewSchema),
    errors: ['not_found'],
  }),
} as const;
