import * as v from 'valibot';
import { assuranceLevels } from '../../field-types/auth/assurance-level.ts';
import { pagesSchema } from '../../form/pages-schema.ts';
import { variablesSchema } from '../../form/variables/variables-schema.ts';
import { endpoint, privateAccess } from '../endpoint.ts';
import { themeSettingsSchema } from '../../theme/theme-settings.ts';
import { translationsSchema } from '../../translations/translations.ts';
import { versionSettingsSchema } from '../../version-settings/version-settings-schema.ts';
import { findingSchema } from './findings.ts';
import { environmentStates } from './forms.ts';
import { providerIdSchema } from '../visitor/login.ts';
import { itemOf, listOf, listQuery } from '../list.ts';
import {
  byId,
  environmentIdSchema,
  idSchema,
  ifMatch,
  instantSchema,
  personSchema,
} from '../shared-schemas.ts';

const versionEnvironmentSchema = v.object({
  id: environmentIdSchema,
  state: v.picklist(environmentStates),
  at: instantSchema,
  user: v.nullable(personSchema),
  remark: v.nullable(v.string()),
});

export const submissionSettingsSchema = v.object({
  is_public: v.boolean(),
  /** The id of an e-mail field: its address is confirmed with a code before a submission is final. */
  verification_field: v.exactOptional(v.string()),
  /** True to ask for a code, sent by e-mail, when a saved form is opened by its link. */
  resume_code: v.exactOptional(v.boolean()),
  /** False when older versions may not be finished any longer: their answers move to this one. */
  may_finish_older: v.exactOptional(v.boolean()),
  /** The provider to log in with before the form opens, and the least level that is enough. */
  login_provider: v.exactOptional(providerIdSchema),
  login_level: v.exactOptional(v.picklist(assuranceLevels)),
});

/** A version without its pages, as lists show it. */
export const versionSummarySchema = v.object({
  id: idSchema,
  form_id: idSchema,
  number: v.number(),
  title: v.string(),
  description: v.string(),
  form_title: v.string(),
  created_at: instantSchema,
  updated_at: instantSchema,
  latest_change: v.nullable(v.object({ at: instantSchema, user: v.nullable(personSchema) })),
  environments: v.array(versionEnvironmentSchema),
  is_owner: v.boolean(),
  /** False once published to test, acceptance or production, or without the right to edit. */
  is_editable: v.boolean(),
  is_deletable: v.boolean(),
  is_published: v.boolean(),
  has_been_published_to_production: v.boolean(),
  /** The tag for `If-Match`. */
  revision: v.number(),
});
export type VersionSummary = v.InferOutput<typeof versionSummarySchema>;

export const versionSchema = v.object({
  ...versionSummarySchema.entries,
  /** The first is the one that its texts are written in. */
  languages: v.array(v.string()),
  translations: translationsSchema,
  pages: pagesSchema,
  variables: variablesSchema,
  settings: versionSettingsSchema,
  submission_settings: submissionSettingsSchema,
  theme_settings: themeSettingsSchema,
  /** Where the style sheet of the theme is; `null` for the product's own look. */
  theme_style_url: v.nullable(v.string()),
});
export type Version = v.InferOutput<typeof versionSchema>;

const remark = v.object({ remark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))) });
const inEnvironment = v.object({ id: idSchema, environment: environmentIdSchema });

/** After proposing and publishing, `meta` says what the checker warns of; errors are refused. */
const steppedSchema = v.object({
  ...itemOf(versionSummarySchema).entries,
  meta: v.exactOptional(v.object({ warnings: v.array(findingSchema) })),
});

/** A step of a version in one environment; the permission depends on the environment. */
const step = (
  name: 'propose' | 'approve' | 'reject' | 'publish' | 'withdraw',
  summary: string,
  kind: 'propose' | 'review' | 'publish',
) =>
  endpoint({
    method: 'POST',
    path: `/v0/forms/versions/:id/environments/:environment/${name}`,
    summary,
    access: privateAccess(
      ...(kind === 'publish' ? (['form-publish-development'] as const) : []),
      `form-${kind}-test`,
      `form-${kind}-acceptance`,
      `form-${kind}-production`,
    ),
    params: inEnvironment,
    body: remark,
    status: 200,
    answer: steppedSchema,
    errors: [
      'not_found',
      'forbidden',
      'transition_not_allowed',
      'own_proposal',
      'version_rejected',
      'environment_not_found',
      'invalid',
    ],
  });

export const versionsContract = {
  listVersions: endpoint({
    method: 'GET',
    path: '/v0/forms/versions',
    summary: 'Lists versions, newest first; `filter[form_id]` picks a form.',
    access: privateAccess('form-read', 'form-edit'),
    query: listQuery({ filters: ['form_id'], sorts: ['number', 'created_at', 'updated_at'] }),
    status: 200,
    answer: listOf(versionSummarySchema),
    errors: [],
  }),
  createVersion: endpoint({
    method: 'POST',
    path: '/v0/forms/versions',
    summary: 'Creates the next version of a form as a copy of `source_version_id`.',
    access: privateAccess('form-edit'),
    body: v.object({ form_id: idSchema, source_version_id: v.optional(idSchema) }),
    status: 201,
    answer: itemOf(versionSchema),
    errors: ['not_found', 'forbidden'],
  }),
  getVersion: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id',
    summary: 'Reads one version with its pages.',
    access: privateAccess('form-read', 'form-edit'),
    params: byId,
    status: 200,
    answer: itemOf(versionSchema),
    errors: ['not_found'],
  }),
  listFindings: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id/findings',
    summary: 'Lists what the form checker finds in a version, in reading order.',
    access: privateAccess('form-read', 'form-edit'),
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(findingSchema) }),
    errors: ['not_found'],
  }),
  updateVersion: endpoint({
    method: 'PATCH',
    path: '/v0/forms/versions/:id',
    summary: 'Saves a version that is not locked; `If-Match` carries the revision that was read.',
    access: privateAccess('form-edit'),
    params: byId,
    headers: ifMatch,
    body: v.partial(
      v.object({
        title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
        description: v.pipe(v.string(), v.maxLength(2000)),
        pages: pagesSchema,
        variables: variablesSchema,
        settings: versionSettingsSchema,
        submission_settings: submissionSettingsSchema,
        theme_settings: themeSettingsSchema,
        languages: v.pipe(v.array(v.picklist(['nl', 'en', 'de'])), v.minLength(1)),
        translations: translationsSchema,
      }),
    ),
    bodyLimitBytes: 5_242_880,
    status: 200,
    answer: itemOf(versionSchema),
    errors: [
      'not_found',
      'forbidden',
      'stale',
      'precondition_required',
      'version_locked',
      'invalid',
    ],
  }),
  deleteVersion: endpoint({
    method: 'DELETE',
    path: '/v0/forms/versions/:id',
    summary: 'Deletes a version that was never published.',
    access: privateAccess('form-edit'),
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  proposeVersion: step('propose', 'Proposes a version for an environment.', 'propose'),
  approveVersion: step('approve', 'Approves a proposed version.', 'review'),
  rejectVersion: step('reject', 'Rejects a proposed version with a remark.', 'review'),
  publishVersion: step(
    'publish',
    'Publishes an approved version; the one before it is superseded.',
    'publish',
  ),
  withdrawVersion: step('withdraw', 'Takes the published version off an environment.', 'publish'),
} as const;
