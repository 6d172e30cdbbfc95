import type { UploadedFile } from '../uploads/uploaded-file.ts';
import type { FieldProperties } from '../field-properties.ts';
import type { FileLimits } from '../uploads/file-limits.ts';
import type { UploadRules } from '../uploads/upload-rules.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';
import { fileIssues, formatFiles, parseFiles } from '../uploads/uploaded-files.ts';

export interface FileSettings extends Omit<
  FileLimits,
  'min_number_of_files' | 'max_number_of_files'
> {
  /** MIME types; every kind of file when absent. */
  readonly allowed_mime_types?: readonly string[];
}

/** An uploaded file. */
export const fileDefinition: InputDefinition<'file', FileSettings, readonly UploadedFile[]> = {
  ...recordInput,
  type: 'file',
  loading: 'files',
  group: 'input',
  settings: [
    ...questionSettings,
    'width',
    ...stateSettings,
    'allowed_mime_types',
    'max_file_size',
    'max_file_size_unit',
    ...messageSettings,
  ],
  isEmpty: (value) => value === null || value.length === 0,
  parse: parseFiles,
  uploads: fileRules,
  validate: (value, field) => fileIssues(value, fileRules(field)),
  format: formatFiles,
};

/** The limits of the files that the question shows. */
export function fileRules({
  custom_properties: settings,
}: FieldProperties<'file', FileSettings, readonly UploadedFile[]>): UploadRules {
  return {
    limits: { ...settings, max_number_of_files: 1 },
    allowedTypes: settings?.allowed_mime_types,
  };
}
