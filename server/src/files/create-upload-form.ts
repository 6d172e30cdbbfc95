import type { UploadRules } from '@form-builder/core/field-types/uploads/upload-rules.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { isTooLarge } from '@form-builder/core/field-types/uploads/file-limits.ts';
import { fileTypeIssue } from '@form-builder/core/field-types/uploads/file-type-issues.ts';
import type { Transaction } from 'kysely';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { ProcedureHandlers } from '../platform/http/endpoints/procedures.ts';
import { RequestError } from '../platform/request-error.ts';
import { createUploadKey } from '../platform/storage/storage-keys.ts';
import { assertAudience } from '../public-forms/visitor-access.ts';
import type { FileServices } from './file-services.ts';
import { insertFile } from './files-queries.ts';
import { uploadRulesOf } from './uploads-in-answers.ts';
import { selectUploadVersion } from './upload-version-queries.ts';

type Handler = ProcedureHandlers['createUploadForm'];
type Context = Parameters<Handler>[0];

/** The lifetime of a form: enough for ten minutes of uploading after a wait. */
const lifetimeSeconds = 1_800;

/**
 * Creates an upload form for one file of a field that takes such files. The form is valid for
 * exactly this type, this size and one new key of this tenant.
 */
export function createUploadForm(
  services: FileServices,
  originOf: (tenant: Tenant) => string,
): Handler {
  return async (context) => {
    const { tenant, body, now, createId } = context;
    const key = createUploadKey(tenant.id);
    const { filetype: contentType, size: sizeBytes } = body.config;
    await context.transaction(async (tx) => {
      const rules = await getRules(tx, context);
      assertAllowed(rules, services, context);
      await insertFile(tx, {
        tenant_id: tenant.id,
        id: createId(),
        upload_key: key,
        mime_type: contentType,
        size_bytes: sizeBytes,
        state: 'sent',
        created_at: new Date(now()),
      });
    });
    const grant = { key, contentType, sizeBytes, lifetimeSeconds };
    const { action, inputs } = await services.storage.createForm(grant, originOf(tenant));
    const attributes = { action, method: 'POST', enctype: 'multipart/form-data' } as const;
    return {
      data: { formdata: { attributes, inputs: { ...inputs } }, disk: services.storage.disk },
    };
  };
}

async function getRules(
  tx: Transaction<Database>,
  { body, caller }: Context,
): Promise<UploadRules> {
  const version = await selectUploadVersion(tx, body.form_version_id);
  if (version === undefined) throw new RequestError('form_not_published');
  assertAudience(caller, version.submission_settings);
  for (const { field } of iterateFields(version.definition.pages)) {
    const rules = field.id === body.form_property_id ? uploadRulesOf(field) : undefined;
    if (rules) return rules;
  }
  throw new RequestError('unknown_field');
}

function assertAllowed(
  { limits, allowedTypes }: UploadRules,
  { maxFileBytes }: FileServices,
  { body: { config }, language }: Context,
): void {
  if (config.size > maxFileBytes || isTooLarge(config.size, limits)) {
    throw new RequestError('too_large');
  }
  const issue = fileTypeIssue({ name: config.filename, mime_type: config.filetype }, allowedTypes);
  if (issue === undefined) return;
  const message = translatorOf(language)(issue.code, issue.params);
  throw new RequestError('invalid', { errors: { 'config.filetype': [message] } });
}
