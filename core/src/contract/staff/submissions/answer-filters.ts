import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId } from '../../shared-schemas.ts';

const answerFilterSchema = v.object({
  /** The id of the field. */
  id: v.string(),
  label: v.string(),
  /** The options of any version, and `null` for a checkbox: it is `true` or `false`. */
  options: v.nullable(v.array(v.object({ id: v.string(), label: v.string() }))),
});
export type AnswerFilterChoice = v.InferOutput<typeof answerFilterSchema>;

const answerColumnSchema = v.object({
  /** The id of the field. */
  id: v.string(),
  label: v.string(),
  /** Its answers are masked. */
  is_sensitive: v.boolean(),
});
export type AnswerColumnChoice = v.InferOutput<typeof answerColumnSchema>;

const followUpsSchema = v.object({ has_payments: v.boolean(), has_deliveries: v.boolean() });
/** What can follow the submissions of a form. */
export type FollowUps = v.InferOutput<typeof followUpsSchema>;

/** What the list of a form's submissions can be filtered on, and shows, beside what every submission has. */
export const answerFiltersContract = {
  listAnswerFilters: endpoint({
    method: 'GET',
    path: '/v0/forms/forms/:id/answer-filters',
    summary:
      'Lists the choices and checkboxes of all versions of a form, for `filter[answer]` of its submissions. Sensitive fields and fields in rows are left out.',
    access: privateAccess('submission-read'),
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(answerFilterSchema) }),
    errors: ['form_not_found'],
  }),
  listAnswerColumns: endpoint({
    method: 'GET',
    path: '/v0/forms/forms/:id/answer-columns',
    summary:
      'Lists the fields of all versions of a form with submissions, for `fields` of their list. Fields in rows are left out.',
    access: privateAccess('submission-read'),
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(answerColumnSchema) }),
    errors: ['form_not_found'],
  }),
  getSubmissionFollowUps: endpoint({
    method: 'GET',
    path: '/v0/forms/forms/:id/submission-follow-ups',
    summary:
      'Says whether any version of a form has payments, and whether any has deliveries to other systems, so that lists of its submissions can leave them out.',
    access: privateAccess('submission-list'),
    params: byId,
    status: 200,
    answer: itemOf(followUpsSchema),
    errors: ['form_not_found'],
  }),
} as const;
