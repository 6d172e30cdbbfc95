import * as v from 'valibot';
import { providerErrors } from '../../../provider-errors/provider-errors.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, longListOf, longListQuery, oneOrMore } from '../../list.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

/** `failed`: no further attempt unless staff retry. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a receiver did not accept a submission. */
export const deliveryErrorSchema = v.picklist(providerErrors);
export type DeliveryError = v.InferOutput<typeof deliveryErrorSchema>;

/** One attempt of a delivery. */
const deliveryAttemptSchema = v.object({
  number: v.number(),
  started_at: instantSchema,
  duration_ms: v.number(),
  /** `null`: delivered. */
  error: v.nullable(deliveryErrorSchema),
  /** The HTTP status of the response. */
  status: v.nullable(v.number()),
  /** Finds its calls in the log of the provider; `null` for an attempt of before. */
  trace_id: v.nullable(v.string()),
  /** As JSON the calls that were made, the response, and a preview of what the integration sends; sensitive answers are masked. */
  exchange: v.nullable(v.string()),
});
export type DeliveryAttempt = v.InferOutput<typeof deliveryAttemptSchema>;

/** The delivery of a submission to one system, with its state. */
export const submissionDeliverySchema = v.object({
  id: idSchema,
  /** The integration's name. */
  name: v.string(),
  provider: v.string(),
  /** Whether it serves real submissions or tests. */
  stage: v.picklist(['production', 'test']),
  /** The provider's driver; `null` when it was deleted. */
  driver: v.nullable(v.string()),
  state: v.picklist(deliveryStates),
  error: v.nullable(deliveryErrorSchema),
  /** The time of the next attempt; `null` when it has ended. */
  due_at: v.nullable(instantSchema),
  /** The name of the integration that must be delivered first, while it is not. */
  waits_for: v.nullable(v.string()),
  created_at: instantSchema,
  ended_at: v.nullable(instantSchema),
  /** The ids of the fields that the receiver's response fills in, such as the number of the case. */
  filled_fields: v.array(v.string()),
  /** Newest first. */
  attempts: v.array(deliveryAttemptSchema),
});
export type SubmissionDelivery = v.InferOutput<typeof submissionDeliverySchema>;

/** A delivery of which an attempt failed, in the list of all forms; without answers. */
const failedDeliverySchema = v.object({
  ...v.pick(submissionDeliverySchema, [
    'id',
    'name',
    'provider',
    'stage',
    'error',
    'due_at',
    'created_at',
  ]).entries,
  state: v.picklist(['failed', 'waiting']),
  /** The provider's name, also for who may not list providers; `null` when it was deleted. */
  provider_name: v.nullable(v.string()),
  submission_id: idSchema,
  /** The number of the submission. */
  submission_title: v.nullable(v.string()),
  form_id: idSchema,
  form_title: v.string(),
  /** The number of attempts so far. */
  attempts: v.number(),
  ended_at: v.nullable(instantSchema),
});
export type FailedDelivery = v.InferOutput<typeof failedDeliverySchema>;

/** The conditions on failed deliveries; a stage or an error that does not exist is rejected. */
const failedCriteriaSchema = v.strictObject({
  provider: v.exactOptional(oneOrMore(v.string())),
  stage: v.exactOptional(oneOrMore(v.pipe(v.string(), submissionDeliverySchema.entries.stage))),
  form_id: v.exactOptional(oneOrMore(v.string())),
  error: v.exactOptional(oneOrMore(v.pipe(v.string(), deliveryErrorSchema))),
  state: v.exactOptional(oneOrMore(v.pipe(v.string(), failedDeliverySchema.entries.state))),
});

/** The endpoints for finding and retrying failed deliveries. */
export const deliveriesContract = {
  listFailedDeliveries: endpoint({
    method: 'GET',
    path: '/v0/forms/failed-deliveries',
    summary:
      'Lists the deliveries that failed, or whose last attempt failed, of all forms that the caller may see, newest first. `filter[stage]` is `production` or `test`, `filter[state]` is `failed` or `waiting` (for the next attempt).',
    access: privateAccess('submission-list'),
    // The order is fixed.
    query: v.object({
      ...v.omit(longListQuery({ filters: [], sorts: ['created_at'] }), ['sort']).entries,
      filter: v.optional(failedCriteriaSchema, {}),
      reject: v.optional(failedCriteriaSchema, {}),
    }),
    status: 200,
    answer: longListOf(failedDeliverySchema),
    errors: [],
  }),
  listDeliveryStates: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/deliveries',
    summary:
      'The states of the deliveries of a submission, without anything of it: for a screen that waits for them, and so not in the logbook.',
    access: privateAccess('submission-read'),
    params: byId,
    status: 200,
    answer: itemOf(v.array(v.pick(submissionDeliverySchema, ['id', 'state', 'error']))),
    errors: ['not_found'],
  }),
  retrySubmissionDeliveries: endpoint({
    method: 'POST',
    path: '/v0/forms/submissions/:id/deliveries/retry',
    summary:
      'Tries all deliveries of a submission again that failed or wait for their next attempt.',
    access: privateAccess('submission-read'),
    params: byId,
    status: 200,
    answer: itemOf(v.object({ retried: v.number() })),
    errors: ['not_found', 'transition_not_allowed'],
  }),
  retryDelivery: endpoint({
    method: 'POST',
    path: '/v0/forms/submissions/:id/deliveries/:delivery_id/retry',
    summary:
      'Tries a delivery again that failed or waits for its next attempt; it continues where it stopped.',
    access: privateAccess('submission-read'),
    params: v.object({ id: idSchema, delivery_id: idSchema }),
    status: 200,
    answer: itemOf(submissionDeliverySchema),
    errors: ['not_found', 'transition_not_allowed'],
  }),
  retryDeliveries: endpoint({
    method: 'POST',
    path: '/v0/forms/deliveries/retry',
    summary: 'Tries all deliveries of a form again that failed or wait for their next attempt.',
    access: privateAccess('submission-read'),
    body: v.object({ form_id: idSchema }),
    status: 200,
    answer: itemOf(v.object({ retried: v.number() })),
    errors: ['not_found'],
  }),
} as const;
