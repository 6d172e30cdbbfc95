import * as v from 'valibot';
import { attachmentPurposes } from '../../../attachments/attachment-purposes.ts';
import { endpoint, fileContentSchema, privateAccess, publicAccess } from '../../endpoint.ts';
import { templatePermissions } from '../../permissions.ts';
import { byId, idSchema } from '../../shared-schemas.ts';
import { formDetailsSchema, formNameSchema, formTypes } from './forms.ts';
import { versionContentSchema } from './versions.ts';

/** The version of the file format; a higher one is rejected. */
export const formFileVersion = 1;

/** The maximum length of a file in characters: a form of 5 million, and its images and downloads in base64. */
export const formFileLimit = 32_000_000;

/** The maximum size in bytes of all images and downloads in one file. */
export const maxEmbeddedBytes = 20_000_000;

const name = v.pipe(v.string(), v.maxLength(200));
const key = v.pipe(v.string(), v.maxLength(200));

/** The resources of the tenant that a version needs, by name, so that an import can list missing ones. */
export const formReferencesSchema = v.object({
  templates: v.array(v.object({ template_version_id: idSchema, name, number: v.number() })),
  lists: v.array(v.object({ key, name })),
  providers: v.array(
    v.object({ kind: v.picklist(['auth', 'payment', 'delivery']), id: key, name }),
  ),
  /** The tenant's theme that the version's theme is a copy of. */
  theme: v.exactOptional(v.object({ id: idSchema, name })),
});
export type FormReferences = v.InferOutput<typeof formReferencesSchema>;

const embeddedAttachmentSchema = v.object({
  /** The path that the version refers to. */
  url: v.pipe(v.string(), v.maxLength(500)),
  purpose: v.picklist(attachmentPurposes),
  name,
  /** The content in base64. */
  content: v.string(),
});
/** An image or download of a form, in its file. */
export type EmbeddedAttachment = v.InferOutput<typeof embeddedAttachmentSchema>;

/** A form version as a file: everything that designers edit, with its ids; no submissions. */
export const formFileSchema = v.object({
  $schema: v.exactOptional(v.string()),
  format_version: v.literal(formFileVersion),
  form: formDetailsSchema,
  version: versionContentSchema,
  references: v.optional(formReferencesSchema, { templates: [], lists: [], providers: [] }),
  attachments: v.exactOptional(v.pipe(v.array(embeddedAttachmentSchema), v.maxLength(500))),
});
export type FormFile = v.InferOutput<typeof formFileSchema>;

/** The kinds of missing resources: building blocks, lists, providers, files on another server, and themes. */
export const unresolvedKinds = [
  'template',
  'list',
  'auth',
  'payment',
  'delivery',
  'file',
  'theme',
] as const;

const unresolvedSchema = v.object({
  kind: v.picklist(unresolvedKinds),
  /** Its name in the original tenant, or else its id or URL. */
  name: v.string(),
  /** The labels of the fields, variables and integrations that need it; empty when the whole form does. */
  fields: v.array(v.string()),
});
export type Unresolved = v.InferOutput<typeof unresolvedSchema>;

const importSchema = v.object({
  name: v.string(),
  title: v.string(),
  type: v.picklist(formTypes),
  languages: v.array(v.string()),
  page_count: v.number(),
  field_count: v.number(),
  unresolved: v.array(unresolvedSchema),
  /** The created form and version; `null` for a preview. */
  made: v.nullable(v.object({ form_id: idSchema, version_id: idSchema })),
});
export type FormImport = v.InferOutput<typeof importSchema>;

/** The endpoints for forms as files, for exchange between tenants and version control. */
export const formFilesContract = {
  exportVersion: endpoint({
    method: 'GET',
    path: '/v0/forms/versions/:id/file',
    summary: 'Gives a version as a JSON file that can be imported; its schema is at `file-schema`.',
    access: privateAccess('form-read', 'form-edit', ...templatePermissions),
    params: byId,
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found'],
  }),
  importForm: endpoint({
    method: 'POST',
    path: '/v0/forms/files',
    summary:
      'Reads a form from a file: a new form, or the next version of `form_id`. Says what this organisation lacks, and creates nothing unless `is_applied`.',
    access: privateAccess('form-create', 'form-edit', 'template-edit'),
    body: v.object({
      content: v.pipe(v.string(), v.maxLength(formFileLimit)),
      /** The form that gets a new version; absent for a new form. */
      form_id: v.optional(idSchema),
      /** The name of the new form; by default that of the file. */
      name: v.optional(formNameSchema),
      is_applied: v.optional(v.boolean(), false),
    }),
    // JSON escapes the quotes of the form, which can double it; base64 has none.
    bodyLimitBytes: 41_943_040,
    status: 200,
    answer: v.object({ data: importSchema }),
    errors: [
      'not_found',
      'forbidden',
      'unavailable',
      'attachment_missing',
      'feature_inactive',
      'quota_reached',
      'invalid',
      'form_file_unreadable',
      'form_file_newer',
      'form_file_invalid',
      'form_file_other_type',
    ],
  }),
  getFormFileSchema: endpoint({
    method: 'GET',
    path: '/v0/forms/file-schema',
    summary: 'The JSON Schema of the files of forms.',
    access: publicAccess,
    status: 200,
    answer: v.looseObject({ $id: v.string(), $schema: v.string() }),
    errors: [],
  }),
} as const;
