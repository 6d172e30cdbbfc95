import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId, idSchema, personSchema } from '../../shared-schemas.ts';
import { maxListedFields } from './submissions.ts';

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const columnsSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40));

const answerFieldsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(64))),
  v.maxLength(maxListedFields),
);

/** A saved view of the list of submissions: filters, search, order and columns. */
export const submissionViewSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** `null`: a view of the list over all forms. */
  form_id: v.nullable(idSchema),
  /** The query of the list's address, such as `filter[status]=final&sort=title`. */
  query: v.string(),
  /** The ids of the columns that are left out. */
  hidden_columns: v.array(v.string()),
  /** The ids of the fields whose answers it shows, in order. */
  answer_fields: v.array(v.string()),
  /** Others of the tenant see it as well. */
  is_shared: v.boolean(),
  owner: personSchema,
});
export type SubmissionView = v.InferOutput<typeof submissionViewSchema>;

/** Saved views: everyone has their own, and may share them with the tenant. */
export const submissionViewsContract = {
  listSubmissionViews: endpoint({
    method: 'GET',
    path: '/v0/submission-views',
    summary: 'Lists the caller’s own views and those that others share, by name.',
    access: privateAccess('submission-list'),
    status: 200,
    answer: v.object({ data: v.array(submissionViewSchema) }),
    errors: [],
  }),
  createSubmissionView: endpoint({
    method: 'POST',
    path: '/v0/submission-views',
    summary: 'Saves a view; one of the caller with the same name and form is replaced.',
    access: privateAccess('submission-list'),
    body: v.object({
      name: nameSchema,
      form_id: v.optional(v.nullable(idSchema), null),
      query: v.pipe(v.string(), v.maxLength(2000)),
      hidden_columns: v.optional(columnsSchema, []),
      answer_fields: v.optional(answerFieldsSchema, []),
      is_shared: v.optional(v.boolean(), false),
    }),
    status: 201,
    answer: itemOf(submissionViewSchema),
    errors: ['not_found'],
  }),
  deleteSubmissionView: endpoint({
    method: 'DELETE',
    path: '/v0/submission-views/:id',
    summary: 'Deletes a view of the caller.',
    access: privateAccess('submission-list'),
    params: byId,
    status: 204,
    errors: ['not_found'],
  }),
} as const;
