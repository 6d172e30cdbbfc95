import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId, idSchema, instantSchema, personSchema } from '../../shared-schemas.ts';

/** The maximum number of colleagues in an answer; a search finds the others. */
export const maxAssignees = 50;

const labelNameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const labelNamesSchema = v.pipe(v.array(labelNameSchema), v.maxLength(20));

/** A word by which staff sort submissions; a tenant has one of each name. */
export const labelSchema = v.object({ id: idSchema, name: v.string() });
export type Label = v.InferOutput<typeof labelSchema>;

/** Who handles a submission, whether it is done, and how it is labelled. */
export const handlingSchema = v.object({
  assigned_to: v.nullable(personSchema),
  assigned_at: v.nullable(instantSchema),
  handled_at: v.nullable(instantSchema),
  /** The name of who marked it as handled; it stays when the user is gone. */
  handled_by: v.nullable(v.string()),
  labels: v.array(labelSchema),
});
export type Handling = v.InferOutput<typeof handlingSchema>;

/** What a colleague wrote about a submission: it is never changed. */
export const remarkSchema = v.object({
  id: idSchema,
  text: v.string(),
  author: v.string(),
  created_at: instantSchema,
});
export type Remark = v.InferOutput<typeof remarkSchema>;

/** Handling submissions: who does it, whether it is done, labels and remarks. */
export const handlingContract = {
  updateHandling: endpoint({
    method: 'PATCH',
    path: '/v0/forms/submissions/:id/handling',
    summary:
      'Assigns a submission, marks it as handled or takes that back, and adds or removes labels; absent members stay as they are.',
    access: privateAccess('submission-handle'),
    params: byId,
    body: v.object({
      /** `null`: nobody. */
      assigned_to: v.exactOptional(v.nullable(idSchema)),
      is_handled: v.exactOptional(v.boolean()),
      /** Names; new ones are created. */
      add_labels: v.optional(labelNamesSchema, []),
      remove_labels: v.optional(labelNamesSchema, []),
    }),
    status: 200,
    answer: itemOf(handlingSchema),
    errors: ['not_found', 'assignee_not_allowed', 'transition_not_allowed'],
  }),
  listRemarks: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/remarks',
    summary: 'Lists the remarks of staff about a submission, oldest first.',
    access: privateAccess('submission-handle'),
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(remarkSchema) }),
    errors: ['not_found'],
  }),
  createRemark: endpoint({
    method: 'POST',
    path: '/v0/forms/submissions/:id/remarks',
    summary: 'Adds a remark to a submission; nobody can change or remove it.',
    access: privateAccess('submission-handle'),
    params: byId,
    body: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)) }),
    status: 201,
    answer: itemOf(remarkSchema),
    errors: ['not_found'],
  }),
  listAssignees: endpoint({
    method: 'GET',
    path: '/v0/submission-assignees',
    summary:
      'Lists active users who may read submissions, by a part of their name or e-mail address; with forms only those who may see each of them.',
    access: privateAccess('submission-list'),
    query: v.object({
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
      /** Ids of forms, separated by commas. */
      forms: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
    }),
    status: 200,
    answer: v.object({ data: v.array(personSchema) }),
    errors: ['not_found'],
  }),
  listLabels: endpoint({
    method: 'GET',
    path: '/v0/submission-labels',
    summary: 'Lists the labels of submissions by name.',
    access: privateAccess('submission-list'),
    status: 200,
    answer: v.object({ data: v.array(labelSchema) }),
    errors: [],
  }),
} as const;
