import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { pagesSchema } from '../../../form/pages-schema.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { templatePermissions } from '../../permissions.ts';
import { confidentialityLevels } from '../../confidentiality-levels.ts';
import type { EnvironmentId } from '../../environment-ids.ts';
import {
  byId,
  environmentIdSchema,
  idSchema,
  ifMatch,
  instantSchema,
  personSchema,
} from '../../shared-schemas.ts';

/** The state of a version in an environment. */
export const environmentStates = [
  'proposed',
  'approved',
  'rejected',
  'published',
  'superseded',
  'withdrawn',
] as const;
export type EnvironmentState = (typeof environmentStates)[number];

/** The type of a form: for visitors, or a building block for other forms. */
export const formTypes = ['form', 'template'] as const;
export type FormType = (typeof formTypes)[number];

/** The only environment of a building block. */
export const templateEnvironment: EnvironmentId = 'production';

/** The maximum of counted submissions of a form, which means: this number or more. */
export const maxSubmissionsCounted = 1_000;

/** A form in a list: its newest version and its published versions. */
export const formSchema = v.object({
  id: idSchema,
  name: v.string(),
  title: v.string(),
  type: v.picklist(formTypes),
  confidentiality_level: v.picklist(confidentialityLevels),
  created_at: instantSchema,
  updated_at: instantSchema,
  /** The tag for `If-Match`. */
  revision: v.number(),
  user: v.nullable(personSchema),
  /** The newest editable version. */
  draft: v.nullable(v.object({ id: idSchema, number: v.number() })),
  /** The published version of each environment; environments without one are absent. */
  published: v.array(
    v.object({
      environment: environmentIdSchema,
      version_id: idSchema,
      number: v.number(),
      at: instantSchema,
    }),
  ),
  latest_version: v.nullable(v.object({ id: idSchema, number: v.number() })),
  /** At most 1,000, which means: 1,000 or more. */
  submission_count: v.pipe(v.number(), v.maxValue(maxSubmissionsCounted)),
  /** The number of forms with the building block in any of their versions; 0 for a form. */
  use_count: v.number(),
  number_prefix: v.string(),
  is_numbering_enabled: v.boolean(),
  is_owner: v.boolean(),
  is_editable: v.boolean(),
  is_deletable: v.boolean(),
  /** When it was archived (read-only and left out of lists); `null` when it is not archived. */
  archived_at: v.nullable(instantSchema),
  /** Whether the user may archive or unarchive it now. */
  is_archivable: v.boolean(),
});
export type Form = v.InferOutput<typeof formSchema>;

const usedVersionSchema = v.object({ id: idSchema, number: v.number() });

/** A form that uses a building block, with its newest version that does. */
export const templateUseSchema = v.object({
  form: v.object({ id: idSchema, name: v.string() }),
  version: usedVersionSchema,
  /** The version of the block in it. */
  template_version: usedVersionSchema,
});
export type TemplateUse = v.InferOutput<typeof templateUseSchema>;

/** The name of a form for staff. */
export const formNameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const prefix = v.pipe(v.string(), v.trim(), v.maxLength(12), v.regex(/^[A-Za-z0-9-]*$/));

/** The properties of a form apart from its versions. */
export const formDetailsSchema = v.object({
  type: v.picklist(formTypes),
  name: formNameSchema,
  confidentiality_level: v.picklist(confidentialityLevels),
  number_prefix: prefix,
  is_numbering_enabled: v.boolean(),
});

export const formsContract = {
  listForms: endpoint({
    method: 'GET',
    path: '/v1/forms/forms',
    summary:
      'Lists the forms the user may see; `filter[type]=template` lists building blocks, `filter[is_archived]=true` what is archived, `filter[user]` what these users created, `filter[id]` these forms. A search that finds nothing allows for typing errors.',
    access: privateAccess('form-read', 'form-edit', 'form-create', ...templatePermissions),
    query: listQuery({
      filters: ['type', 'published', 'confidentiality_level', 'is_archived', 'user', 'id'],
      sorts: ['name', 'created_at', 'updated_at'],
    }),
    status: 200,
    answer: listOf(formSchema),
    errors: [],
  }),
  createForm: endpoint({
    method: 'POST',
    path: '/v1/forms/forms',
    summary:
      'Creates a form or building block; its first version is empty, a copy or made of the given pages.',
    access: privateAccess('form-create', 'template-edit'),
    body: v.object({
      name: formNameSchema,
      type: v.optional(v.picklist(formTypes), 'form'),
      /** By default the setting `new_form_confidentiality`. */
      confidentiality_level: v.optional(v.picklist(confidentialityLevels)),
      /** The version of a form of the same type that the first version copies. */
      source_version_id: v.optional(idSchema),
      /** The content of the first version, such as fields of a form that become a building block. */
      pages: v.optional(pagesSchema),
    }),
    bodyLimitBytes: 5_242_880,
    status: 201,
    answer: itemOf(formSchema),
    errors: ['not_found', 'forbidden', 'invalid', 'feature_inactive', 'quota_reached'],
  }),
  getForm: endpoint({
    method: 'GET',
    path: '/v1/forms/forms/:id',
    summary: 'Reads one form.',
    access: privateAccess('form-read', 'form-edit', 'form-create', ...templatePermissions),
    params: byId,
    status: 200,
    answer: itemOf(formSchema),
    errors: ['not_found'],
  }),
  updateForm: endpoint({
    method: 'PATCH',
    path: '/v1/forms/forms/:id',
    summary: 'Changes name, numbering or confidentiality of a form.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    headers: ifMatch,
    body: v.partial(v.omit(formDetailsSchema, ['type'])),
    status: 200,
    answer: itemOf(formSchema),
    errors: ['not_found', 'forbidden', 'stale', 'precondition_required'],
  }),
  deleteForm: endpoint({
    method: 'DELETE',
    path: '/v1/forms/forms/:id',
    summary:
      'Deletes a form that is published nowhere and has no submissions, or a building block that no form uses.',
    access: privateAccess('form-delete', 'template-delete'),
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden', 'conflict', 'template_in_use'],
  }),
  archiveForm: endpoint({
    method: 'PUT',
    path: '/v1/forms/forms/:id/archive',
    summary:
      'Archives a form or building block that is published nowhere: nobody changes it until it is taken back.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    status: 200,
    answer: itemOf(formSchema),
    errors: ['not_found', 'forbidden', 'form_published'],
  }),
  unarchiveForm: endpoint({
    method: 'DELETE',
    path: '/v1/forms/forms/:id/archive',
    summary: 'Takes a form or building block back from the archive.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    status: 200,
    answer: itemOf(formSchema),
    errors: ['not_found', 'forbidden', 'quota_reached'],
  }),
  listTemplateUses: endpoint({
    method: 'GET',
    path: '/v1/forms/forms/:id/uses',
    summary: 'Lists the forms that use a building block, by name.',
    access: privateAccess(...templatePermissions),
    params: byId,
    status: 200,
    /** `total` includes the forms that the user may not see. */
    answer: v.object({
      data: v.array(templateUseSchema),
      meta: v.object({ total: v.number() }),
    }),
    errors: ['not_found'],
  }),
} as const;
