import { Readable } from 'node:stream';
import {
  formFileVersion,
  type EmbeddedAttachment,
  type FormFile,
} from '@form-builder/core/contract/staff/forms/form-files.ts';
import { writeFormFile } from '@form-builder/core/form-files/write-form-file.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import type { FormRow } from '../forms/forms-queries.ts';
import { FileResponse } from '../platform/http/endpoints/file-response.ts';
import type { VersionRow } from '../versions/versions-queries.ts';
import { formFileSchemaPath } from './form-file-schema.ts';

interface Exported {
  readonly form: FormRow;
  readonly version: VersionRow;
  readonly references: FormFile['references'];
  readonly attachments: readonly EmbeddedAttachment[];
}

/** A version as a file that can be imported. */
export function exportFormFile(exported: Exported): FileResponse {
  const { form, version, references, attachments } = exported;
  const { type, name, confidentiality_level, number_prefix, is_numbering_enabled } = form;
  const content = writeFormFile({
    $schema: formFileSchemaPath,
    format_version: formFileVersion,
    form: { type, name, confidentiality_level, number_prefix, is_numbering_enabled },
    version: contentOfFile(version),
    references,
    ...(attachments.length > 0 && { attachments: [...attachments] }),
  });
  return new FileResponse({
    content: Readable.from([content]),
    contentType: 'application/json; charset=utf-8',
    fileName: `${form.name}-${String(version.number)}.json`,
    sizeBytes: Buffer.byteLength(content),
  });
}

/** What designers edit of a version. */
export function contentOfFile(version: VersionRow): FormFile['version'] {
  const { title, description, settings, submission_settings, theme_settings } = version;
  const { translations, translation_notes, definition } = version;
  return {
    title,
    description,
    settings,
    submission_settings,
    theme_settings,
    translations,
    translation_notes,
    pages: definition.pages,
    variables: [...(definition.variables ?? [])],
    languages: languages.filter((language) => version.languages.includes(language)),
  };
}
