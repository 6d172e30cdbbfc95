import * as v from 'valibot';
import { changeSchema } from '../../../diff/change-schema.ts';
import { pagesSchema } from '../../../form/pages-schema.ts';
import { variablesSchema } from '../../../form/variables/variables-schema.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { proposalEnds } from '../../../publication/proposal-ends.ts';
import { themeSettingsSchema } from '../../../theme/theme-settings.ts';
import { translationNotesSchema } from '../../../translations/translation-notes.ts';
import { translationsSchema } from '../../../translations/translations.ts';
import { versionSettingsSchema } from '../../../version-settings/version-settings-schema.ts';
import { findingSchema } from './findings.ts';
import { maxReviewers } from './reviews.ts';
import { scheduledPublicationSchema } from './scheduled-publications.ts';
import { environmentStates, formTypes } from './forms.ts';
import { transitionErrors } from './transition-errors.ts';
import { templatePermissions } from '../../permissions.ts';
import { submissionSettingsSchema } from '../../submission-settings.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import {
  byId,
  environmentIdSchema,
  idSchema,
  ifMatch,
  instantSchema,
  personSchema,
} from '../../shared-schemas.ts';

const versionEnvironmentSchema = v.object({
  id: environmentIdSchema,
  state: v.picklist(environmentStates),
  at: instantSchema,
  user: v.nullable(personSchema),
  remark: v.nullable(v.string()),
  /** Who was asked to review the proposal, by name; empty: everybody who may. */
  reviewers: v.array(personSchema),
});

const endedProposalSchema = v.object({
  environment: environmentIdSchema,
  at: instantSchema,
  user: v.nullable(personSchema),
  cause: v.picklist(proposalEnds),
});

/** The parts of a version that designers change. */
export const versionContentSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  description: v.pipe(v.string(), v.maxLength(2000)),
  pages: pagesSchema,
  variables: variablesSchema,
  settings: versionSettingsSchema,
  submission_settings: submissionSettingsSchema,
  theme_settings: themeSettingsSchema,
  languages: v.pipe(v.array(v.picklist(['nl', 'en', 'de'])), v.minLength(1)),
  translations: translationsSchema,
  translation_notes: translationNotesSchema,
});

/** A version without its pages, as lists show it. */
export const versionSummarySchema = v.object({
  id: idSchema,
  form_id: idSchema,
  number: v.number(),
  title: v.string(),
  description: v.string(),
  form_title: v.string(),
  form_type: v.picklist(formTypes),
  created_at: instantSchema,
  updated_at: instantSchema,
  latest_change: v.nullable(v.object({ at: instantSchema, user: v.nullable(personSchema) })),
  environments: v.array(versionEnvironmentSchema),
  /** At most one for each environment. */
  scheduled_publications: v.array(scheduledPublicationSchema),
  is_owner: v.boolean(),
  /** False after publication to test, acceptance or production, or without the permission to edit. */
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
  /** The first one is the language of its texts. */
  languages: v.array(v.string()),
  translations: translationsSchema,
  translation_notes: translationNotesSchema,
  /** The environments for which its last proposal or approval ended because it was edited or retracted. */
  ended_proposals: v.array(endedProposalSchema),
  /** Whether the caller may change its translations; true for those who may edit it. */
  is_translatable: v.boolean(),
  pages: pagesSchema,
  variables: variablesSchema,
  settings: versionSettingsSchema,
  submission_settings: submissionSettingsSchema,
  theme_settings: themeSettingsSchema,
  /** The URL of the theme's style sheet; `null` for the product's default. */
  theme_style_url: v.nullable(v.string()),
});
export type Version = v.InferOutput<typeof versionSchema>;

const remark = v.object({ remark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))) });
const proposal = v.object({
  ...remark.entries,
  /** Who is asked to review: they are told. Everybody else who may review it still may. */
  reviewers: v.optional(v.pipe(v.array(idSchema), v.maxLength(maxReviewers)), []),
});
const inEnvironment = v.object({ id: idSchema, environment: environmentIdSchema });

/** After proposing and publishing, `meta` contains the checker's warnings; errors reject the request. */
const steppedSchema = v.object({
  ...itemOf(versionSummarySchema).entries,
  meta: v.exactOptional(v.object({ warnings: v.array(findingSchema) })),
});

/** A transition of a version in one environment; the permission depends on the environment. */
const step = (
  name: 'propose' | 'retract' | 'approve' | 'reject' | 'publish' | 'withdraw',
  summary: string,
  kind: 'propose' | 'review' | 'publish',
) =>
  endpoint({
    method: 'POST',
    path: `/v0/forms/versions/:id/environments/:environment/${name}`,
    summary,
    access: privateAccess(
      ...(kind === 'publish' ? (['form-publish-development', 'template-publish'] as const) : []),
      `form-${kind}-test`,
      `form-${kind}-acceptance`,
      `form-${kind}-production`,
    ),
    params: inEnvironment,
    body: remark,
    status: 200,
    answer: steppedSchema,
    errors: transitionErrors,
  });

export const versionsContract = {
  listVersions: endpoint({
    method: 'GET',
    path: '/v0/forms/versions',
    summary: 'Lists versions, newest first; `filter[form_id]` picks a form.',
    access: privateAccess('form-read', 'form-edit', ...templatePermissions),
    query: listQuery({ filters: ['form_id'], sorts: ['number', 'created_at', 'updated_at'] }),
    status: 200,
    answer: listOf(versionSummarySchema),
    errors: [],
  }),
  createVersion: endpoint({
    method: 'POST',
    path: '/v0/forms/versions',
    summary: 'Creates the next version of a form as a copy of `source_version_id`.',
    access: privateAccess('form-edit', 'template-edit'),
    body: v.object({ form_id: idSchema, source_version_id: v.optional(idSchema) }),
    status: 201,
    answer: itemOf(versionSchema),
    errors: ['not_found', 'forbidden'],
  }),
  getVersion: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id',
    summary: 'Reads one version with its pages.',
    access: privateAccess('form-read', 'form-edit', 'form-translation', ...templatePermissions),
    params: byId,
    status: 200,
    answer: itemOf(versionSchema),
    errors: ['not_found'],
  }),
  listFindings: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id/findings',
    summary: 'Lists what the form checker finds in a version, in reading order.',
    access: privateAccess('form-read', 'form-edit', ...templatePermissions),
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(findingSchema) }),
    errors: ['not_found'],
  }),
  updateVersion: endpoint({
    method: 'PATCH',
    path: '/v0/forms/versions/:id',
    summary: 'Saves a version that is not locked; `If-Match` carries the revision that was read.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    headers: ifMatch,
    body: v.partial(versionContentSchema),
    bodyLimitBytes: 5_242_880,
    status: 200,
    answer: itemOf(versionSchema),
    errors: [
      'not_found',
      'forbidden',
      'stale',
      'precondition_required',
      'version_locked',
      'feature_inactive',
      'invalid',
    ],
  }),
  changeVersion: endpoint({
    method: 'POST',
    path: '/v0/forms/versions/:id/changes',
    summary:
      'Saves changes by id to a version that is not locked, by the rules of a whole save; `If-Match` carries the revision that they start from.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    headers: ifMatch,
    body: v.object({ changes: v.array(changeSchema) }),
    bodyLimitBytes: 5_242_880,
    status: 200,
    answer: itemOf(
      v.object({
        revision: v.number(),
        /** The environments in which the change ended a proposal or an approval; absent: none. */
        ended_proposals: v.exactOptional(v.array(environmentIdSchema)),
      }),
    ),
    errors: [
      'not_found',
      'forbidden',
      'stale',
      'precondition_required',
      'version_locked',
      'feature_inactive',
      'invalid',
    ],
  }),
  deleteVersion: endpoint({
    method: 'DELETE',
    path: '/v0/forms/versions/:id',
    summary: 'Deletes a version that was never published.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  proposeVersion: {
    ...step('propose', 'Proposes a version for an environment.', 'propose'),
    body: proposal,
    errors: [...transitionErrors, 'reviewer_not_allowed'],
  },
  retractProposal: step(
    'retract',
    'Retracts a proposal that nobody decided about; the version is what it was before.',
    'propose',
  ),
  approveVersion: step('approve', 'Approves a proposed version.', 'review'),
  rejectVersion: step('reject', 'Rejects a proposed version with a remark.', 'review'),
  publishVersion: step(
    'publish',
    'Publishes an approved version; the one before it is superseded.',
    'publish',
  ),
  withdrawVersion: step('withdraw', 'Takes the published version off an environment.', 'publish'),
} as const;
