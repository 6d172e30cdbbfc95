import * as v from 'valibot';
import { parseDay } from '../../../formats/dates/calendar.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

/** A day of the municipality's calendar. */
const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => parseDay(day) !== undefined),
);

/** What must not be deleted for now, and why. */
export const holdSchema = v.object({
  id: idSchema,
  form: v.object({ id: idSchema, name: v.string() }),
  /** `null`: all submissions of the form. */
  submission: v.nullable(v.object({ id: idSchema, title: v.nullable(v.string()) })),
  reason: v.string(),
  /** The last day of it. */
  ends_on: v.string(),
  created_by: v.string(),
  created_at: instantSchema,
  lifted_at: v.nullable(instantSchema),
  /** A restriction for a request of the person (AVG, article 18): nobody handles the submission either. */
  is_restriction: v.boolean(),
  /** Not lifted, and its last day is not over. */
  is_active: v.boolean(),
});
export type Hold = v.InferOutput<typeof holdSchema>;

/** Holding submissions: for an objection, a request under the Woo, a lawsuit. */
export const holdsContract = {
  listHolds: endpoint({
    method: 'GET',
    path: '/v0/retention/holds',
    summary: 'Lists what is held or was; with a submission also what holds its whole form.',
    access: privateAccess('submission-retention', 'submission-read'),
    // `search`: part of the reason, of the name of the form or of the number of the submission.
    query: listQuery({
      filters: ['form_id', 'submission_id', 'is_active'],
      sorts: ['created_at', 'ends_on'],
    }),
    status: 200,
    answer: listOf(holdSchema),
    errors: [],
  }),
  createHold: endpoint({
    method: 'POST',
    path: '/v0/retention/holds',
    summary: 'Keeps a submission, or all of a form, from being deleted until the end of a day.',
    access: privateAccess('submission-retention'),
    body: v.object({
      form_id: idSchema,
      submission_id: v.optional(v.nullable(idSchema), null),
      reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
      ends_on: daySchema,
    }),
    status: 201,
    answer: itemOf(holdSchema),
    errors: ['not_found', 'invalid'],
  }),
  liftHold: endpoint({
    method: 'DELETE',
    path: '/v0/retention/holds/:id',
    summary: 'Ends a hold before its day; the list still shows it.',
    access: privateAccess('submission-retention'),
    params: byId,
    status: 204,
    errors: ['not_found', 'transition_not_allowed'],
  }),
} as const;
