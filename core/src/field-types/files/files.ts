import {
  fileCountIssues,
  fileSizeIssues,
  type FileLimits,
} from '../../validation/rules/file-limits.ts';
import { fileTypeIssues } from '../../validation/rules/file-type.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../record-input.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';
import { formatFiles, parseFiles } from '../uploaded-files.ts';

export interface FilesSettings extends FileLimits {
  /** MIME types; every kind of file when absent. */
  readonly allowed_mime_types?: readonly string[];
}

/** Files to send along. */
export const filesDefinition: InputDefinition<'files'> = {
  ...recordInput,
  type: 'files',
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
  uploads: ({ custom_properties: settings }) => ({
    limits: settings,
    allowedTypes: settings?.allowed_mime_types,
  }),
  validate: (value, { custom_properties: settings }) => [
    ...fileCountIssues(value.length, settings),
    ...fileSizeIssues(value, settings),
    ...fileTypeIssues(value, settings?.allowed_mime_types),
  ],
  format: formatFiles,
};
