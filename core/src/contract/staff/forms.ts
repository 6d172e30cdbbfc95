import * as v from 'valibot';
import { endpoint, privateAccess } from '../endpoint.ts';
import { itemOf, listOf, listQuery } from '../list.ts';
import {
  byId,
  environmentIdSchema,
  idSchema,
  ifMatch,
  instantSchema,
  personSchema,
} from '../shared-schemas.ts';

/** Where a version stands in an environment (decisions, section 4). */
export const environmentStates = [
  'proposed',
  'approved',
  'rejected',
  'published',
  'superseded',
  'withdrawn',
] as const;
export type EnvironmentState = (typeof environmentStates)[number];

export const confidentialityLevels = ['public', 'protected', 'private'] as const;

/** Submissions of a form are counted up to this number, which means: so many or more. */
export const mostSubmissionsCounted = 1_000;

/** A form in a list: its newest version and what is published where. */
export const formSchema = v.object({
  id: idSchema,
  name: v.string(),
  title: v.string(),
  type: v.literal('form'),
  confidentiality_level: v.picklist(confidentialityLevels),
  created_at: instantSchema,
  updated_at: instantSchema,
  /** The tag for `If-Match`. */
  revision: v.number(),
  user: v.nullable(personSchema),
  /** The newest version that can still be changed. */
  draft: v.nullable(v.object({ id: idSchema, number: v.number() })),
  /** What each environment shows; environments without a published version are absent. */
  published: v.array(
    v.object({
      environment: environmentIdSchema,
      version_id: idSchema,
      number: v.number(),
      at: instantSchema,
    }),
  ),
  latest_version: v.nullable(v.object({ id: idSchema, number: v.number() })),
  /** At most 1,000: so many or more. */
  submission_count: v.pipe(v.number(), v.maxValue(mostSubmissionsCounted)),
  number_prefix: v.string(),
  is_numbering_enabled: v.boolean(),
  is_owner: v.boolean(),
  is_editable: v.boolean(),
  is_deletable: v.boolean(),
});
export type Form = v.InferOutput<typeof formSchema>;

const formName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const prefix = v.pipe(v.string(), v.trim(), v.maxLength(12), v.regex(/^[A-Za-z0-9-]*$/));

export const formsContract = {
  listForms: endpoint({
    method: 'GET',
    path: '/v1/forms/forms',
    summary: 'Lists the forms the user may see.',
    access: privateAccess('form-read', 'form-edit', 'form-create'),
    query: listQuery({
      filters: ['published', 'confidentiality_level'],
      sorts: ['name', 'created_at', 'updated_at'],
    }),
    status: 200,
    answer: listOf(formSchema),
    errors: [],
  }),
  createForm: endpoint({
    method: 'POST',
    path: '/v1/forms/forms',
    summary: 'Creates a form with an empty first version.',
    access: privateAccess('form-create'),
    body: v.object({
      name: formName,
      confidentiality_level: v.optional(v.picklist(confidentialityLevels), 'public'),
    }),
    status: 201,
    answer: itemOf(formSchema),
    errors: [],
  }),
  getForm: endpoint({
    method: 'GET',
    path: '/v1/forms/forms/:id',
    summary: 'Reads one form.',
    access: privateAccess('form-read', 'form-edit', 'form-create'),
    params: byId,
    status: 200,
    answer: itemOf(formSchema),
    errors: ['not_found'],
  }),
  updateForm: endpoint({
    method: 'PATCH',
    path: '/v1/forms/forms/:id',
    summary: 'Changes name, numbering or confidentiality of a form.',
    access: privateAccess('form-edit'),
    params: byId,
    headers: ifMatch,
    body: v.partial(
      v.object({
        name: formName,
        confidentiality_level: v.picklist(confidentialityLevels),
        number_prefix: prefix,
        is_numbering_enabled: v.boolean(),
      }),
    ),
    status: 200,
    answer: itemOf(formSchema),
    errors: ['not_found', 'forbidden', 'stale', 'precondition_required'],
  }),
  deleteForm: endpoint({
    method: 'DELETE',
    path: '/v1/forms/forms/:id',
    summary: 'Deletes a form that is published nowhere and has no submissions.',
    access: privateAccess('form-delete'),
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
} as const;
