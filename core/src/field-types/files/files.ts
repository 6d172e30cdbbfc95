import type { UploadedFile } from '../uploads/uploaded-file.ts';
import type { FieldProperties } from '../field-properties.ts';
import type { FileLimits } from '../uploads/file-limits.ts';
import type { UploadRules } from '../uploads/upload-rules.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';
import { fileIssues, formatFiles, parseFiles } from '../uploads/uploaded-files.ts';

export interface FilesSettings extends FileLimits {
  /** MIME types; every kind of file when absent. */
  readonly allowed_mime_types?: readonly string[];
}

/** Uploaded files. */
export const filesDefinition: InputDefinition<'files', FilesSettings, readonly UploadedFile[]> = {
  ...recordInput,
  type: 'files',
  loading: 'files',
  group: 'input',
  settings: [
    ...questionSettings,
    'width',
    ...stateSettings,
    'allowed_mime_types',
    'max_file_size',
    'max_file_size_unit',
    'min_number_of_files',
    'max_number_of_files',
    ...messageSettings,
  ],
  isEmpty: (value) => value === null || value.length === 0,
  parse: parseFiles,
  uploads: filesRules,
  validate: (value, field) => fileIssues(value, filesRules(field)),
  format: formatFiles,
};

/** The limits of the files that the question shows. */
export function filesRules({
  custom_properties: settings,
}: FieldProperties<'files', FilesSettings, readonly UploadedFile[]>): UploadRules {
  return { limits: settings, allowedTypes: settings?.allowed_mime_types };
}
