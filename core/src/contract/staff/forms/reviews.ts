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

/** The maximum number of people who are asked to review a proposal. */
export const maxReviewers = 20;

/** The maximum number of colleagues in an answer; a search finds the others. */
export const maxReviewerCandidates = 50;

const reviewStepSchema = v.object({
  /** `null`: the version was changed after it was proposed, which ends the proposal. */
  state: v.nullable(v.picklist(environmentStates)),
  at: instantSchema,
  /** `null` for the system itself. */
  user: v.nullable(personSchema),
  remark: v.nullable(v.string()),
  /** The number of warnings of the form checker at a proposal; `null` for other steps and older entries. */
  warnings: v.nullable(v.number()),
  /** Who was asked to review, at a proposal; empty: everybody who may, and at other steps. */
  reviewers: v.array(personSchema),
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
      'Lists the proposals of the versions of a form with their reviews, the newest proposal first, as far back as the logbook goes; `filter[asked]` picks those that a user was asked to review, by id; `me` is the caller.',
    access: privateAccess('form-read', 'form-edit', 'form-create', ...templatePermissions),
    params: byId,
    query: listQuery({ filters: ['asked'], sorts: ['at'] }),
    status: 200,
    answer: listOf(reviewSchema),
    errors: ['not_found'],
  }),
  listReviewers: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id/environments/:environment/reviewers',
    summary:
      'Lists active colleagues who may review a version in an environment, by a part of their name or e-mail address.',
    access: privateAccess(
      'form-propose-test',
      'form-propose-acceptance',
      'form-propose-production',
    ),
    params: v.object({ id: idSchema, environment: environmentIdSchema }),
    query: v.object({ search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '') }),
    status: 200,
    answer: v.object({ data: v.array(personSchema) }),
    errors: ['not_found', 'forbidden'],
  }),
} as const;
